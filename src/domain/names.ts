import { cleanText } from './message/clean-text';
import { once } from './once';

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

/** Cleans as the database does (`private.clean_name`). Joiners stay, because letters and emojis need them. */
export function cleanName(text: string): string {
  return isVisible(text) ? text.replaceAll(/[\p{Cc}\p{Cs}\u202A-\u202E]/gu, '').trim() : '';
}

const graphemes = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** Returns the start of a text: at most `most` code points, and no part of a letter or an emoji. */
export function cutTo(text: string, most: number): string {
  const points = Array.from(text);
  if (points.length <= most) return text;
  let kept = '';
  let room = most;
  for (const { segment } of graphemes().segment(text)) {
    room -= Array.from(segment).length;
    if (room < 0) break;
    kept += segment;
  }
  // One letter can have more marks than fit.
  return kept === '' ? points.slice(0, most).join('') : kept;
}

/** Letters that are written from right to left, and characters that set a direction. */
const directed =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Returns a name that keeps its own direction inside another text, such as a toast or an accessible name. A name from
 * left to right needs no isolates. In HTML, use `dir="auto"` or `<bdi>` for a name that stands alone.
 */
export function isolated(name: string): string {
  if (!directed.test(name)) return name;
  // The name's own characters could end the isolate, or reorder what follows.
  return `\u2068${name.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`;
}
