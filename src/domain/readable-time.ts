/**
 * The times that the database stores and a page reads: from 1970 to the year 9999 (`private.is_time()`). In Unix ms.
 */
export function isReadableTime(at: number): boolean {
  return at >= 0 && at < Date.UTC(10_000, 0);
}
