import { useEffect, useState } from 'react';
import { InTurn } from '#components/InTurn/InTurn';
import { readCron } from '#domain/bot-config/cron';
import { once } from '#domain/once';
import { nextRunsText, settingFieldMessages } from '#content/messages/setting-fields';
import * as css from './CronControl.css';

/** In the viewer's time zone and locale. */
const dayFormat = once(
  () =>
    new Intl.DateTimeFormat(undefined, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    }),
);
const timeFormat = once(
  () => new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }),
);

/**
 * Describes a schedule and lists its next three dates. Renders nothing for an invalid schedule, whose problem is shown
 * elsewhere.
 */
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

/** A separate component, so that React can compute the dates in another task than the description. */
function NextRuns({ runs: find }: { runs: () => readonly Date[] }) {
  const runs = find();
  return runs.length === 0 ? settingFieldMessages.neverDue : nextRunsText(runsInWords(runs));
}

/** 'Sat, 21 Nov 01:00, 06:00 · Sun, 22 Nov 11:00': each day is named once. */
function runsInWords(runs: readonly Date[]): string {
  return runs
    .map((run, index) => {
      const [day, time] = [dayFormat().format(run), timeFormat().format(run)];
      const before = runs[index - 1];
      if (before === undefined) return `${day} ${time}`;
      return dayFormat().format(before) === day ? `, ${time}` : ` · ${day} ${time}`;
    })
    .join('');
}

/** The time, read again when the tab becomes visible, so that no past date is listed as next. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const readClock = () => setNow(new Date());
    window.addEventListener('focus', readClock);
    return () => window.removeEventListener('focus', readClock);
  }, []);
  return now;
}
