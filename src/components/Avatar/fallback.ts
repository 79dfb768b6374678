import { once } from '#domain/once';
import { minidenticon } from 'minidenticons';

const segmenter = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));
/** Matches Latin text. Every character in this range is a grapheme cluster, so the text needs no segmentation. */
const latin = /^[ -~\u00a0-\u024f]*$/;
const showable = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/**
 * Returns two letters that stand for a name without a picture. These are the first letters of the first two words, or
 * the first two letters of a single word. Letters are grapheme clusters, so a family emoji or an "é" of two code points
 * is one letter. Punctuation is skipped (`#general` is GE). Returns null for a name without letters, digits or emoji.
 */
export function initialsOf(name: string): string | null {
  const [first, second] = name
    .split(/\s+/)
    .map(lettersOf)
    .filter((letters) => letters.length > 0);
  if (!first) return null;
  const initials = second ? [first[0], second[0]] : first.slice(0, 2);
  return initials.join('').toUpperCase();
}

function lettersOf(word: string): string[] {
  const letters = latin.test(word)
    ? word.split('')
    : Array.from(segmenter().segment(word), ({ segment }) => segment);
  return letters.filter((letter) => showable.test(letter));
}

/** A picture that is generated from a seed. It consists of squares of one unit in a view box of 8 by 8 units. */
export interface Identicon {
  /** SVG path data; the squares are between 0 and 5 on both axes. */
  squares: string;
  color: string;
}

const SATURATION = 45;
const LIGHTNESS = 58;

/** Returns the identicon of a seed. The same seed always gives the same identicon. */
export function identiconOf(seed: string): Identicon {
  const drawing = minidenticon(seed, SATURATION, LIGHTNESS);
  const [, color = 'currentColor'] = /fill="([^"]*)"/.exec(drawing) ?? [];
  const squares = [...drawing.matchAll(/x="(\d)" y="(\d)"/g)]
    .map(([, x = '0', y = '0']) => `M${x} ${y}h1v1h-1z`)
    .join('');
  return { squares, color };
}
