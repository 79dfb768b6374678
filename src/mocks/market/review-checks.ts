import { postgrestError } from '../postgrest';
import type { ReviewRow } from './review-rows';

const MOST = 2_000;

export function emptied(row: ReviewRow, deleted_at: string): ReviewRow {
  return { ...row, text: '', reply: null, replied_at: null, version: row.version + 1, deleted_at };
}

/** Trims the same white space as the database. */
export function trimmed(text: string): string {
  return text.replaceAll(/^[ \t\n\r]+|[ \t\n\r]+$/g, '');
}

export function reviewError({ rating, text }: ReviewRow): Response | null {
  const isText = Array.from(text).length <= MOST && !/(?![\t\n])\p{Cc}|[\u202A-\u202E]/u.test(text);
  if (isText && [1, 2, 3, 4, 5].includes(rating)) return null;
  return postgrestError(400, '23514', 'new row for relation "store_reviews" violates a constraint');
}

/** Returns a function for `map` that replaces the earlier version of the given row. */
export const replacedBy = (row: ReviewRow) => (each: ReviewRow) =>
  each.id === row.id ? row : each;
