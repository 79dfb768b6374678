import { type CalendarDateTime, parseDateTime, Time } from '@internationalized/date';

/** The time that is used if the user chooses only a date. */
export const NOON = new Time(12, 0);

/** Parses 'YYYY-MM-DDTHH:mm'. Returns null for any other text. */
export function readLocalTime(text: string): CalendarDateTime | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null;
  try {
    return parseDateTime(text);
  } catch {
    return null;
  }
}

/** Formats a date and time as 'YYYY-MM-DDTHH:mm'. */
export function writeLocalTime(time: CalendarDateTime): string {
  return time.toString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
}
