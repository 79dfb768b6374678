/** Matches an ISO 8601 date, or date and time with or without a zone. Discord accepts only four-digit years. */
const iso = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** Returns ISO 8601 in UTC with milliseconds. A time without a zone is in UTC, so all browsers agree. */
export function parseTimestamp(text: string): string | null {
  const trimmed = text.trim();
  const match = iso.exec(trimmed);
  if (match === null) return null;
  const isDateOnly = trimmed.length === 10;
  if (!isCalendarDay(trimmed.slice(0, 10))) return null;
  const time = Date.parse(match[1] === undefined && !isDateOnly ? `${trimmed}Z` : trimmed);
  return timestampOf(time);
}

/** Times of at least this number are in milliseconds, smaller ones in seconds. It is the year 5138, or 1973. */
const MILLISECONDS_FROM = 100_000_000_000;

/** Reads a time in the JSON of another tool: `<t:seconds>`, or seconds or milliseconds since 1970. */
export function readTimestamp(raw: string | number): string | null {
  if (typeof raw === 'string') {
    const digits = /^(?:<t:)?(-?\d{9,14})(?:(?::[a-z])?>)?$/i.exec(raw.trim())?.[1];
    return digits === undefined ? null : readTimestamp(Number(digits));
  }
  return timestampOf(Math.abs(raw) < MILLISECONDS_FROM ? raw * 1_000 : raw);
}

/** Returns whether a date exists. `Date.parse` reads February 30 as a day of March in some browsers. */
function isCalendarDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** Converts milliseconds since 1970 to ISO 8601. Returns null outside the years 0 to 9999. */
export function timestampOf(time: number): string | null {
  if (!Number.isFinite(time)) return null;
  const date = new Date(time);
  const year = date.getUTCFullYear();
  return year >= 0 && year <= 9999 ? date.toISOString() : null;
}
