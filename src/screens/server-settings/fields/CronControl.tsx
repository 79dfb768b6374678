import { CalendarClock, ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { Button } from '#components/Button/Button';
import { Menu, MenuItem, MenuTrigger } from '#components/Menu/Menu';
import { TextField } from '#components/TextField/TextField';
import { settingFieldMessages } from '#content/messages/setting-fields';
import type { ControlProps } from './control';
import { wordsOf } from './control';
import * as css from './CronControl.css';

/** Brings the two libraries that read a schedule, so it comes only once a schedule is on the page. */
const CronReading = lazy(async () => ({ default: (await import('./CronReading')).CronReading }));

const presets = [
  { name: 'Every hour', expression: '0 * * * *' },
  { name: 'Every 5 hours', expression: '0 */5 * * *' },
  { name: 'Twice a day', expression: '0 0,12 * * *' },
  { name: 'Every day at 18:00', expression: '0 18 * * *' },
  { name: 'Every Monday at 18:00', expression: '0 18 * * 1' },
] as const;

/** A schedule as five parts, with what it says in plain words, when it comes due next, and a few to start from. */
export function CronControl(props: ControlProps<'cron'>) {
  const { value, onChange } = props;
  const readingId = useId();
  const words = wordsOf(props);
  return (
    <div className={css.column}>
      <div className={css.line}>
        <TextField
          {...words}
          aria-describedby={`${words['aria-describedby']} ${readingId}`}
          value={value}
          onChange={onChange}
          placeholder="0 */5 * * *"
          autoComplete="off"
          spellCheck="false"
        />
        <MenuTrigger>
          <Button tone="plain">
            Presets
            <ChevronDown aria-hidden className={css.chevron} />
          </Button>
          <Menu placement="bottom end">
            {presets.map(({ name, expression }) => (
              <MenuItem key={expression} onAction={() => onChange(expression)}>
                {name}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
      </div>
      <div id={readingId} className={css.reading}>
        <CalendarClock aria-hidden className={css.icon} />
        {value.trim() === '' ? (
          <p>{settingFieldMessages.notScheduled}</p>
        ) : (
          <Suspense>
            <CronReading expression={value} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
