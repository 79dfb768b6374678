import { parseTimestamp, timestampOf } from '#domain/message/timestamp';

/** Returns '' if the text is not a timestamp. The result is in the browser's time zone. */
export function toLocalTime(timestamp: string): string {
  const iso = parseTimestamp(timestamp);
  if (iso === null) return '';
  const date = new Date(iso);
  const two = (number: number) => String(number).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  const day = `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

export function fromLocalTime(local: string): string {
  return (local === '' ? null : timestampOf(new Date(local).getTime())) ?? '';
}
