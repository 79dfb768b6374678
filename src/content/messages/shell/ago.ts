import { formatDate, formatRelativeTime } from '#domain/format-date';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/**
 * Returns how long ago a time was. From one day on, the result counts calendar days in the viewer's time zone. Both
 * times are in Unix ms. For a time in the future, the result is "just now".
 */
export function agoText(then: number, now: number): string {
  const passed = now - then;
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return formatRelativeTime(-Math.floor(passed / MINUTE), 'minute', 'auto');
  if (passed < DAY) return formatRelativeTime(-Math.floor(passed / HOUR), 'hour', 'auto');
  const days = daysBetween(then, now);
  const { unit, length } = steps.find((step) => days >= step.length) ?? steps[3];
  return formatRelativeTime(-Math.floor(days / length), unit, 'auto');
}

/** Returns the date and time in the viewer's time zone. */
export function exactTimeText(then: number): string {
  return formatDate(then, { dateStyle: 'long', timeStyle: 'medium' });
}

/** The lengths of the units, in days. */
const steps = [
  { unit: 'year', length: 365 },
  { unit: 'month', length: 30 },
  { unit: 'week', length: 7 },
  { unit: 'day', length: 1 },
] as const;

/**
 * Returns the number of midnights between two times. The quotient is rounded, because a day can have 23 or 25 hours.
 */
export function daysBetween(then: number, now: number): number {
  return Math.round((midnightOf(now) - midnightOf(then)) / DAY);
}

function midnightOf(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
