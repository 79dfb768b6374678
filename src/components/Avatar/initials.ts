import { once } from '#domain/once';

const segmenter = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));
/** Latin text: every character of it is a letter of its own, which needs no language data to tell. */
const latin = /^[ -~\u00a0-\u024f]*$/;
const showable = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/**
 * Two letters for a name without a picture: the first ones of its first two words, or the first two of its only word.
 * A letter is what a reader sees as one, so a family emoji or an «é» of two code points stays whole. Signs are passed
 * over (`#general` is GE). Null for a name with nothing to show.
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
