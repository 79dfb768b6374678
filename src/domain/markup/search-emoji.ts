import { fold } from '../fold';

export interface FoundEmoji {
  name: string;
  emoji: string;
}

export const MOST_FOUND_EMOJI = 64;

/**
 * Returns the emoji whose name contains the query, each once. Names that begin with it come first, the shortest first.
 * White space and colons in the query are treated as '_'. Skin tones are included only if the query contains "tone".
 */
export function searchEmoji(names: ReadonlyMap<string, string>, query: string): FoundEmoji[] {
  const wanted = fold(query)
    .replaceAll(/[\s:_-]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  if (wanted === '') return [];
  const first = new Map<string, string>();
  const others = new Map<string, string>();
  for (const [name, emoji] of names) {
    const at = name.indexOf(wanted);
    if (at === -1 || (name.includes('_tone') && !wanted.includes('tone'))) continue;
    const list = at === 0 ? first : others;
    if (!list.has(emoji)) list.set(emoji, name);
  }
  for (const emoji of first.keys()) others.delete(emoji);
  const byLength = [...first].toSorted(([, one], [, other]) => one.length - other.length);
  return [...byLength, ...others]
    .slice(0, MOST_FOUND_EMOJI)
    .map(([emoji, name]) => ({ name, emoji }));
}
