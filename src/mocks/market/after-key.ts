import * as v from 'valibot';
import type { Given } from '../handlers/rpc';
import { denied, jwtExpired } from '../gate';
import type { MockContext } from '../context';
import { noAnswer } from '../no-answer';
import { tooSlow } from '../postgrest';

const nullableText = v.optional(v.nullable(v.string()), null);

export const keyArguments = {
  after_time: nullableText,
  after_id: nullableText,
  page_size: v.optional(v.number(), 1_000),
};

const LARGEST = 1_000;

export function newestFirst<Row extends { id: string }>(
  rows: readonly Row[],
  timeOf: (row: Row) => string,
): readonly Row[] {
  const at = (row: Row) => Date.parse(timeOf(row));
  return rows.toSorted((a, b) => at(b) - at(a) || (a.id < b.id ? -1 : 1));
}

/** Returns the rows after a key, newest first, and the key of the last one if the page is full. */
export function pageAfter<Row extends { id: string }>(
  rows: readonly Row[],
  timeOf: (row: Row) => string,
  { after_time: time, after_id: id, page_size }: Given<typeof keyArguments>,
): { rows: readonly Row[]; next: { time: string; id: string } | null } {
  const isAfter = (row: Row) => {
    if (time === null) return true;
    const gap = Date.parse(timeOf(row)) - Date.parse(time);
    return gap < 0 || (gap === 0 && id !== null && row.id > id);
  };
  const size = Math.min(Math.max(page_size, 1), LARGEST);
  const page = newestFirst(rows, timeOf).filter(isAfter).slice(0, size);
  const last = page.at(-1);
  return {
    rows: page,
    next: last && page.length === size ? { time: timeOf(last), id: last.id } : null,
  };
}

/** Simulates the condition of exports for the pages after the first: returns an error response, or null. */
export function exportStops({ conditions }: MockContext) {
  let hasStopped = false;
  return ({ after_time }: { after_time: string | null }): Response | Promise<Response> | null => {
    if (after_time === null) return null;
    switch (conditions.csvExports) {
      case 'made':
        return null;
      case 'stopsOnce':
        if (hasStopped) return null;
        hasStopped = true;
        return tooSlow();
      case 'neverAnswers':
        return noAnswer();
      case 'signedOut':
        return jwtExpired();
      case 'storeGone':
        return denied('store', 403);
    }
  };
}
