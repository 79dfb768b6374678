import { type CalendarDateTime, parseDateTime, Time } from '@internationalized/date';

export const NOON = new Time(12, 0);

export function readLocalTime(text: string): CalendarDateTime | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null;
  try {
    return parseDateTime(text);
  } catch {
    return null;
  }
}

export function writeLocalTime(time: CalendarDateTime): string {
  return time.toString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
}
