import { useHydrated } from '../../_shell/site/use-hydrated';
import { date, line } from './LastUpdated.css';

/** Written out here: a format of `Intl` would hold up a text that needs nothing else of the browser's language data. */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

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
        {day ? spelledOut(day) : ''}
      </time>
    </p>
  );
}

/** The day by the reader's calendar: '21 November 2026'. */
function spelledOut(day: Date): string {
  return `${day.getDate()} ${months[day.getMonth()]} ${day.getFullYear()}`;
}

/** The same for machines: '2026-11-21'. */
function isoDay(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
