import { Check, FlaskConical, RotateCcw } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { Menu, MenuItem, MenuTrigger } from '#components/Menu/Menu';
import { appMessages } from '#content/messages/app';
import { DemoStrip } from './DemoStrip';
import * as css from './DemoNotice.css';

export interface DemoNoticeProps {
  world: string;
  worlds: readonly { name: string; description: string }[];
  onWorldChange: (name: string) => void;
  onReset: () => void;
}

export function DemoNotice({ world, worlds, onWorldChange, onReset }: DemoNoticeProps) {
  return (
    <DemoStrip>
      <MenuTrigger>
        <Button tone="quiet" size="compact" icon={<FlaskConical />}>
          <span className={css.buttonName}>World: {world}</span>
        </Button>
        <Menu
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[world]}
          onAction={(name) => onWorldChange(String(name))}
        >
          {worlds.map(({ name, description }) => (
            <MenuItem key={name} id={name} textValue={name}>
              <span className={css.choice}>
                <span className={css.choiceName}>{name}</span>
                <span className={css.choiceText}>{description}</span>
              </span>
              {name === world && (
                <span aria-hidden className={css.chosen}>
                  <Check />
                </span>
              )}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      <Button tone="quiet" size="compact" icon={<RotateCcw />} onPress={onReset}>
        <span className={css.buttonName}>{appMessages.demoReset}</span>
      </Button>
    </DemoStrip>
  );
}
