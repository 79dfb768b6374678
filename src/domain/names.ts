import { cleanText } from './message/clean-text';

/** A character that draws something. The database has the same rule (`private.is_visible`). */
const visible = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;

/** Returns whether a text has a character that draws something. Every name needs one (product.md §19.7). */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/** Returns a name as a form saves it: one line, trimmed, without control characters and direction overrides. */
export function lineOf(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ').trim();
}

/**
 * Returns a text that keeps its own direction inside another text, such as a toast or an accessible name. In HTML, use
 * `<bdi>` or `dir="auto"` instead.
 */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
