import type { MenuOpening } from '#components/Menu/LaterMenuTrigger';
import { Menu, MenuItem } from '#components/Menu/Menu';

const presets = [
  { name: 'Every hour', expression: '0 * * * *' },
  { name: 'Every 5 hours', expression: '0 */5 * * *' },
  { name: 'Twice a day', expression: '0 0,12 * * *' },
  { name: 'Every day at 18:00', expression: '0 18 * * *' },
  { name: 'Every Monday at 18:00', expression: '0 18 * * 1' },
] as const;

export interface CronPresetsProps {
  opening: MenuOpening;
  onPick: (expression: string) => void;
}

/** A few schedules to start from. */
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
