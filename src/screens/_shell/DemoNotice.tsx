import { Check, FlaskConical, RotateCcw } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { Menu, MenuItem, MenuTrigger } from '#components/Menu/Menu';
import { appMessages } from '#content/messages/app';
import { choice, choiceName, choiceText, chosen, notice, words } from './DemoNotice.css';

export interface DemoNoticeProps {
  /** The condition of the pretend world that is on, by name. */
  world: string;
  worlds: readonly { name: string; description: string }[];
  onWorldChange: (name: string) => void;
  onReset: () => void;
}

/** Says that nothing here is real, and lets a developer put the pretend world into another condition. */
export function DemoNotice({ world, worlds, onWorldChange, onReset }: DemoNoticeProps) {
  return (
    <aside className={notice} aria-label="Demo mode">
      <span className={words}>{appMessages.demoNotice}</span>
      <MenuTrigger>
        <Button tone="quiet" size="compact" icon={<FlaskConical />}>
          World: {world}
        </Button>
        <Menu
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[world]}
          onAction={(name) => onWorldChange(String(name))}
        >
          {worlds.map(({ name, description }) => (
            <MenuItem key={name} id={name} textValue={name}>
              <span className={choice}>
                <span className={choiceName}>{name}</span>
                <span className={choiceText}>{description}</span>
              </span>
              {name === world && (
                <span aria-hidden className={chosen}>
                  <Check />
                </span>
              )}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      <Button tone="quiet" size="compact" icon={<RotateCcw />} onPress={onReset}>
        {appMessages.demoReset}
      </Button>
    </aside>
  );
}
