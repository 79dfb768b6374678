import type { TimestampStyle } from '#domain/markup/tree';
import { once } from '#domain/once';

/** Times are Unix ms, shown in the device's time zone, as in Discord. */

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

/** Like `timeStyle: 'short'`, which cannot be combined with date fields. */
const hourAndMinute: Wanted = { hour: 'numeric', minute: '2-digit' };

/** Returns the user's variant of English, since the texts are English; British if there is none. */
export function readersLocale(languages: readonly string[] = navigator.languages): string {
  return languages.find((language) => /^en\b/.test(language)) ?? 'en-GB';
}

/** Returns the text of a timestamp `<t:…:style>` (discord.md §8.7). */
export function timestampText(
  time: number,
  style: TimestampStyle,
  { now, locale }: { now: number; locale: string },
): string {
  return style === 'R' ? relativeText(time, now) : formatted(time, styles[style], locale);
}

export function fullText(time: number, locale: string): string {
  return formatted(time, styles.F, locale);
}

export function clockText(time: number, locale: string): string {
  return formatted(time, styles.t, locale);
}

/** Returns the date of a message or embed as Discord writes it: `Today at 12:34`, or the date. */
export function calendarText(time: number, now: number, locale: string): string {
  const day = days.get(daysBetween(now, time));
  return day
    ? `${day} at ${clockText(time, locale)}`
    : formatted(time, { ...styles.d, ...hourAndMinute }, locale);
}

const days: ReadonlyMap<number, string> = new Map([
  [-1, 'Yesterday'],
  [0, 'Today'],
  [1, 'Tomorrow'],
]);

const DAY = 86_400_000;

/** Calendar days: from late evening to early morning is one day. */
function daysBetween(from: number, to: number): number {
  return Math.round((midnightOf(to) - midnightOf(from)) / DAY);
}

function midnightOf(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

const relative = once(() => new Intl.RelativeTimeFormat('en'));

/** Each unit in seconds, and the count from which the next unit is used. */
const units: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number, most: number][] = [
  ['second', 1, 60],
  ['minute', 60, 60],
  ['hour', 3_600, 24],
  ['day', 86_400, 30],
  ['month', 2_629_800, 12],
  ['year', 31_557_600, Infinity],
];

/** `in 5 minutes`, `2 months ago`: in the largest unit with a count of at least one. */
export function relativeText(time: number, now: number): string {
  const seconds = Math.round((time - now) / 1_000);
  for (const [unit, length, most] of units) {
    const count = Math.round(seconds / length);
    if (Math.abs(count) < most) return relative().format(count, unit);
  }
  return '';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches formats, because they are expensive to create. */
function formatted(time: number, wanted: Wanted, locale: string): string {
  const key = `${locale} ${JSON.stringify(wanted)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, wanted);
  formats.set(key, format);
  return format.format(time);
}
