import { FlaskConical, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/Button/Button';
import { appMessages } from '#content/messages/shell/app';
import { DemoStrip } from './DemoStrip';
import { lazyComponent, LazyDialog } from './lazy-component';
import type { WorldGroup } from './world-groups';
import type { WorldMenuProps } from './WorldMenu';
import * as css from './DemoStrip.css';

const loadMenu = () => import('./WorldMenu');
const WorldMenu = lazyComponent<WorldMenuProps>(async () => (await loadMenu()).WorldMenu);

export interface DemoNoticeProps {
  world: string;
  groups: readonly WorldGroup[];
  onWorldChange: (name: string) => void;
  onReset: () => void;
}

export function DemoNotice({ world, groups, onWorldChange, onReset }: DemoNoticeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const prepare = () => void loadMenu().catch(() => null);
  return (
    <DemoStrip>
      <Button
        tone="quiet"
        size="compact"
        icon={<FlaskConical />}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onPress={() => setIsOpen(true)}
      >
        <span className={css.buttonName}>World: {world}</span>
      </Button>
      <LazyDialog isOpen={isOpen}>
        <WorldMenu {...{ world, groups, isOpen, onWorldChange }} onOpenChange={setIsOpen} />
      </LazyDialog>
      <Button tone="quiet" size="compact" icon={<RotateCcw />} onPress={onReset}>
        <span className={css.buttonName}>{appMessages.demoReset}</span>
      </Button>
    </DemoStrip>
  );
}
