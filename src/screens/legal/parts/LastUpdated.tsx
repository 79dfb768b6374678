import { useHydrated } from '../../_shell/site/use-hydrated';
import { date, line } from './LastUpdated.css';

const spelledOut = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/**
 * «Last Updated» is always today (spec §2). A built page cannot know which day that is: it keeps the line's place, and
 * without JavaScript says nothing rather than something wrong.
 */
export function LastUpdated({ today }: { today: () => Date }) {
  const day = useHydrated() ? today() : null;
  return (
    <p className={line({ isKnown: day !== null })}>
      Last Updated{' '}
      <time dateTime={day ? isoDay(day) : undefined} className={date}>
        {day ? spelledOut.format(day) : ''}
      </time>
    </p>
  );
}

/** The day by the reader's calendar: '2026-11-21'. */
function isoDay(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
