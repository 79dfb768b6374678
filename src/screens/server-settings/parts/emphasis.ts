import { searchWords } from '#domain/bot-config/search';

/** A text in three parts, of which `match` is what was looked for. */
export interface Emphasis {
  before: string;
  match: string;
  after: string;
}

/** Where a text says what was looked for: case, spaces and underscores do not count (spec §5). Null where it does not. */
export function emphasize(text: string, query: string): Emphasis | null {
  const sought = squash(query);
  // Most texts do not have it; only where one does, each of its characters is looked at.
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

/** Where a text says the first of the words that were looked for that it does say. Null where it says none. */
export function emphasizeWord(text: string, query: string): Emphasis | null {
  for (const word of searchWords(query)) {
    const parts = emphasize(text, word);
    if (parts) return parts;
  }
  return null;
}

function squash(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_]/g, '');
}
