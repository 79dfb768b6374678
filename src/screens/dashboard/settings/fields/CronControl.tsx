import { CalendarClock, ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { Button } from '#components/Button/Button';
import { LazyMenuTrigger } from '#components/Menu/LazyMenuTrigger';
import { TextField } from '#components/TextField/TextField';
import { settingFieldMessages } from '#content/messages/dashboard/setting-fields';
import { box, stack } from '#theme/box';
import { largeControls } from '../load-rest';
import { type ControlProps, wordsOf } from './control';
import * as css from './SettingField.css';

/** Loaded lazily, because it contains two libraries that are needed only if a schedule is set. */
const CronReading = lazy(async () => ({ default: (await import('./CronReading')).CronReading }));

const presets = [
  { name: 'Every hour', expression: '0 * * * *' },
  { name: 'Every 5 hours', expression: '0 */5 * * *' },
  { name: 'Twice a day', expression: '0 0,12 * * *' },
  { name: 'Every day at 6 PM', expression: '0 18 * * *' },
  { name: 'Every Monday at 6 PM', expression: '0 18 * * 1' },
] as const;

const CronPresets = largeControls.lazy(({ CronPresets: part }) => part);

export function CronControl(props: ControlProps<'cron'>) {
  const { value, onChange } = props;
  const readingId = useId();
  const words = wordsOf(props);
  return (
    <div className={stack({ gap: 's' })}>
      <div className={css.cronLine}>
        <TextField
          {...words}
          aria-describedby={`${words['aria-describedby']} ${readingId}`}
          value={value}
          onChange={onChange}
          placeholder="0 */5 * * *"
          autoComplete="off"
          spellCheck="false"
        />
        <LazyMenuTrigger
          onIntent={largeControls.want}
          menu={(opening) => <CronPresets opening={opening} presets={presets} onPick={onChange} />}
          frame={{ placement: 'bottom end', items: presets.length }}
        >
          <Button tone="plain">
            Presets
            <ChevronDown aria-hidden className={box({ square: 16 })} />
          </Button>
        </LazyMenuTrigger>
      </div>
      <div id={readingId} className={css.cronReading}>
        <CalendarClock aria-hidden className={box({ lineIcon: 16 })} />
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
