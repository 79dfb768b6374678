import { fold } from '#domain/fold';
import { searchWords } from '#domain/bot-config/search';

export interface Emphasis {
  before: string;
  match: string;
  after: string;
}

/** Returns null if nothing matches. Ignores what the search ignores (product.md §9.9). */
export function emphasize(text: string, query: string): Emphasis | null {
  const sought = squash(query);
  // Compute the positions only if the text matches, because most texts do not.
  if (sought === '' || !squash(text).includes(sought)) return null;
  const characters = Array.from(text);
  const places: number[] = [];
  let squashed = '';
  for (const [place, character] of characters.entries()) {
    const counted = squash(character);
    squashed += counted;
    places.push(...Array.from({ length: counted.length }, () => place));
  }
  const at = squashed.indexOf(sought);
  const [from, to] = [places[at], places[at + sought.length - 1]];
  if (from === undefined || to === undefined) return null;
  return {
    before: characters.slice(0, from).join(''),
    match: characters.slice(from, to + 1).join(''),
    after: characters.slice(to + 1).join(''),
  };
}

/** Uses the first word of the query that the text contains. Returns null if there is none. */
export function emphasizeWord(text: string, query: string): Emphasis | null {
  for (const word of searchWords(query)) {
    const parts = emphasize(text, word);
    if (parts) return parts;
  }
  return null;
}

function squash(text: string): string {
  return fold(text).replaceAll(/[\s_]/g, '');
}
