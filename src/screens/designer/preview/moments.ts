import { formatDate, formatRelativeTime } from '#domain/format-date';
import type { TimestampStyle } from '#domain/markup/tree';

/** Times are in Unix ms. They are shown in the device's time zone, as in Discord. */

type Wanted = Intl.DateTimeFormatOptions;

const styles: Record<Exclude<TimestampStyle, 'R'>, Wanted> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { day: '2-digit', month: '2-digit', year: 'numeric' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

/** The same format as `timeStyle: 'short'`, which cannot be combined with date fields. */
const hourAndMinute: Wanted = { hour: 'numeric', minute: '2-digit' };

/** Returns the text of a timestamp `<t:…:style>` (discord.md §8.7). */
export function timestampText(time: number, style: TimestampStyle, now: number): string {
  return style === 'R' ? relativeText(time, now) : formatDate(time, styles[style]);
}

export function fullText(time: number): string {
  return formatDate(time, styles.F);
}

export function clockText(time: number): string {
  return formatDate(time, styles.t);
}

/** Returns the date of a message or embed in Discord's format: `Today at 12:34 PM`, or the date. */
export function calendarText(time: number, now: number): string {
  const day = days.get(daysBetween(now, time));
  return day ? `${day} at ${clockText(time)}` : formatDate(time, { ...styles.d, ...hourAndMinute });
}

const days: ReadonlyMap<number, string> = new Map([
  [-1, 'Yesterday'],
  [0, 'Today'],
  [1, 'Tomorrow'],
]);

const DAY = 86_400_000;

/** Returns the number of calendar days between two times. For a late evening and the next early morning, returns 1. */
function daysBetween(from: number, to: number): number {
  return Math.round((midnightOf(to) - midnightOf(from)) / DAY);
}

function midnightOf(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** Each unit with its length in seconds. Counts of `most` or more are given in the next larger unit. */
const units: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number, most: number][] = [
  ['second', 1, 60],
  ['minute', 60, 60],
  ['hour', 3_600, 24],
  ['day', 86_400, 30],
  ['month', 2_629_800, 12],
  ['year', 31_557_600, Infinity],
];

/** Returns a text such as `in 5 minutes` or `2 months ago`. It uses the largest unit with a count of at least one. */
export function relativeText(time: number, now: number): string {
  const seconds = Math.round((time - now) / 1_000);
  for (const [unit, length, most] of units) {
    const count = Math.round(seconds / length);
    if (Math.abs(count) < most) return formatRelativeTime(count, unit);
  }
  return '';
}
