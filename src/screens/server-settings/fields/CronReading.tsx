import { useEffect, useState } from 'react';
import { InTurn } from '#components/InTurn/InTurn';
import { readCron } from '#domain/bot-config/cron';
import { formatDate } from '#domain/format-date';
import { nextRunsText, settingFieldMessages } from '#content/messages/setting-fields';
import * as css from './CronControl.css';

const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const time = { timeStyle: 'short' } as const;

/** What a schedule says, and the next three times it comes due. Nothing where it is none: its problem says so. */
export function CronReading({ expression }: { expression: string }) {
  const now = useNow();
  const cron = readCron(expression);
  if (!cron.ok) return null;
  return (
    <div>
      <p>
        <span className={css.words}>{cron.reading}</span> <span>(hours in UTC)</span>
      </p>
      <p>
        <InTurn isReady startsDrawn={false} fallback={'\u00a0'}>
          <NextRuns runs={() => cron.next(now, 3)} />
        </InTurn>
      </p>
    </div>
  );
}

/** A component of its own, so that finding the times takes another task than the words. */
function NextRuns({ runs: find }: { runs: () => readonly Date[] }) {
  const runs = find();
  return runs.length === 0 ? settingFieldMessages.neverDue : nextRunsText(runsInWords(runs));
}

/** "Sat, Nov 21 1:00 AM, 6:00 AM · Sun, Nov 22 11:00 AM": each day is named once. */
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

/** The time, read again whenever somebody comes back to the page: it must not announce what has already been. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const readClock = () => setNow(new Date());
    window.addEventListener('focus', readClock);
    return () => window.removeEventListener('focus', readClock);
  }, []);
  return now;
}
