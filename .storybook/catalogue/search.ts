import { fold } from '#domain/fold';
import { entries, type Entry, storyIdOf } from './catalogue';
import { otherTexts, type Text } from './other-texts';

/** Words that people use for the same thing. A search for one of them also finds the others. */
const synonyms: readonly (readonly string[])[] = [
  ['suspended', 'suspend', 'banned', 'blocked', 'hidden'],
  ['claim', 'receipt'],
  ['review', 'rating'],
  ['offline', 'unreachable', 'connection'],
  ['forbidden', 'refused', 'permission'],
  ['login', 'log in', 'sign in'],
];

/** Returns whether a text has a word, or another word for the same thing. Both are folded. */
function hasWord(text: string, word: string): boolean {
  const alike = synonyms.filter((group) => group.includes(word)).flat();
  return text.includes(word) || alike.some((other) => text.includes(other));
}

/** Returns the other texts that contain all words of the query. Without a query, returns none. */
export function findOthers(query: string): readonly Text[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return otherTexts.filter(({ home, text, when }) => {
    const all = fold(`${text} ${when} ${home}`);
    return words.every((word) => hasWord(all, word));
  });
}

/**
 * Returns the messages that contain all words of the query. If no message contains all of them, returns the messages
 * that contain the most words, and `isWhole` is false. If no message contains any of the words, returns no messages,
 * and `isWhole` is true.
 */
export function find(query: string): { found: readonly Entry[]; isWhole: boolean } {
  const words = [...new Set(fold(query).split(/\s+/).filter(Boolean))];
  const scored = entries.map((entry) => ({ entry, score: scoreOf(entry, words) }));
  const best = Math.max(...scored.map(({ score }) => score));
  const isWhole = best === words.length;
  if (best === 0 && !isWhole) return { found: [], isWhole: true };
  return {
    found: scored.filter(({ score }) => score === best).map(({ entry }) => entry),
    isWhole,
  };
}

/** Returns how many of the given words occur in a message, its reason, its area, or the name of its story. */
function scoreOf({ text, when, area, place }: Entry, words: readonly string[]): number {
  const all = fold(`${text} ${when} ${area} ${storyIdOf(place)}`);
  return words.filter((word) => hasWord(all, word)).length;
}
