import { parseTimestamp, timestampOf } from '#domain/message/timestamp';

/** A moment as `<input type="datetime-local">` shows it, in this browser's time zone; '' where the text is no moment. */
export function toLocalTime(timestamp: string): string {
  const iso = parseTimestamp(timestamp);
  if (iso === null) return '';
  const date = new Date(iso);
  const two = (number: number) => String(number).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  const day = `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment chosen in such an input, ISO 8601; '' where none is chosen. */
export function fromLocalTime(local: string): string {
  return (local === '' ? null : timestampOf(new Date(local).getTime())) ?? '';
}
