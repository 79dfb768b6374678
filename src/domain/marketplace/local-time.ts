import { isReadableTime } from '../readable-time';

/** Matches the value of `<input type="datetime-local">`, such as "2026-12-31T18:00". */
const local = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d(?:\.\d{1,3})?)?$/;

/** Returns the local date and time, to the minute, in this computer's time zone. `iso` is ISO 8601. */
export function localTimeOf(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const two = (number: number) => String(number).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  const day = `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Returns the time as ISO 8601 in UTC; null if the text is not an existing date and time. */
export function isoOfLocalTime(text: string): string | null {
  if (!local.test(text)) return null;
  const date = new Date(text);
  if (!isReadableTime(date.getTime())) return null;
  // A browser parses "2026-02-31" as March 3, so compare the day. Daylight saving time may change the hour.
  return localTimeOf(date.toISOString()).slice(0, 10) === text.slice(0, 10)
    ? date.toISOString()
    : null;
}
