/** A date, and a time with or without a zone, as ISO 8601 writes them; only four-digit years are dates to Discord. */
const iso = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * The moment a text means, in the one form sent: UTC with milliseconds. Without a zone it is UTC, so that the same
 * text means the same everywhere. Null where the text is no moment.
 */
export function parseTimestamp(text: string): string | null {
  const trimmed = text.trim();
  const match = iso.exec(trimmed);
  if (match === null) return null;
  const isDateOnly = trimmed.length === 10;
  const time = Date.parse(match[1] === undefined && !isDateOnly ? `${trimmed}Z` : trimmed);
  return timestampOf(time);
}

/** A moment in milliseconds since 1970, in the form sent; null where it is no moment of a four-digit year. */
export function timestampOf(time: number): string | null {
  if (!Number.isFinite(time)) return null;
  const date = new Date(time);
  const year = date.getUTCFullYear();
  return year >= 0 && year <= 9999 ? date.toISOString() : null;
}
