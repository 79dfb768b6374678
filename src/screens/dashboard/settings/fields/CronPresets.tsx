import type { MenuOpening } from '#components/Menu/LazyMenuTrigger';
import { Menu, MenuItem } from '#components/Menu/Menu';
import { presets } from './cron-presets';

export interface CronPresetsProps {
  opening: MenuOpening;
  onPick: (expression: string) => void;
}

export function CronPresets({ opening, onPick }: CronPresetsProps) {
  return (
    <Menu opening={opening} placement="bottom end">
      {presets.map(({ name, expression }) => (
        <MenuItem key={expression} onAction={() => onPick(expression)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
