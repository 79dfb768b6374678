/** Matches an ISO 8601 date, or date and time with or without a zone. Discord accepts only four-digit years. */
const iso = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * Returns a time as ISO 8601 in UTC with milliseconds, or null if the text is not a time. A time without a zone is
 * interpreted as UTC, so the result is the same in every browser.
 */
export function parseTimestamp(text: string): string | null {
  const trimmed = text.trim();
  const match = iso.exec(trimmed);
  if (match === null) return null;
  const isDateOnly = trimmed.length === 10;
  const time = Date.parse(match[1] === undefined && !isDateOnly ? `${trimmed}Z` : trimmed);
  return timestampOf(time);
}

/** Converts milliseconds since 1970 to ISO 8601. Returns null outside the years 0 to 9999. */
export function timestampOf(time: number): string | null {
  if (!Number.isFinite(time)) return null;
  const date = new Date(time);
  const year = date.getUTCFullYear();
  return year >= 0 && year <= 9999 ? date.toISOString() : null;
}
