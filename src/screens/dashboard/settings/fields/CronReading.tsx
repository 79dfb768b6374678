import { useEffect, useState } from 'react';
import { InTurn } from '#components/InTurn/InTurn';
import { readCron } from '#domain/bot-config/cron';
import { formatDate } from '#domain/format-date';
import { nextRunsText, settingFieldMessages } from '#content/messages/dashboard/setting-fields';
import { box } from '#theme/box';

const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const time = { timeStyle: 'short' } as const;

/** Renders nothing for an invalid schedule; the field shows the problem. */
export function CronReading({ expression }: { expression: string }) {
  const now = useNow();
  const cron = readCron(expression);
  if (!cron.ok) return null;
  return (
    <div>
      <p>
        <span className={box({ weight: 'medium', color: 'text' })}>{cron.reading}</span>{' '}
        <span>(times in UTC)</span>
      </p>
      <p>
        <InTurn isReady startsDrawn={false} fallback={'\u00a0'}>
          <NextRuns runs={() => cron.next(now, 3)} />
        </InTurn>
      </p>
    </div>
  );
}

/** A separate component, so that React can compute the dates and the description in separate tasks. */
function NextRuns({ runs: find }: { runs: () => readonly Date[] }) {
  const runs = find();
  return runs.length === 0 ? settingFieldMessages.neverDue : nextRunsText(runsInWords(runs));
}

/** Returns the dates as text. Each day is named once, as in "Sat, Nov 21 1:00 AM, 6:00 AM · Sun, Nov 22 11:00 AM". */
function runsInWords(runs: readonly Date[]): string {
  return runs
    .map((run, index) => {
      const [dayText, timeText] = [formatDate(run, day), formatDate(run, time)];
      const before = runs[index - 1];
      if (before === undefined) return `${dayText} ${timeText}`;
      return formatDate(before, day) === dayText ? `, ${timeText}` : ` · ${dayText} ${timeText}`;
    })
    .join('');
}

/** Reads the clock on focus, so that a returning user does not see a date in the past as the next one. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const readClock = () => setNow(new Date());
    window.addEventListener('focus', readClock);
    return () => window.removeEventListener('focus', readClock);
  }, []);
  return now;
}
