import { wordMatcher } from '#domain/fold';

/** A state of the mock backend: its name in the URL, and a description. */
export interface WorldChoice {
  name: string;
  description: string;
}

export interface WorldGroup {
  title: string;
  worlds: readonly WorldChoice[];
}

/**
 * Returns the worlds whose name, description or group contains each word of the query, in their groups. Groups without a
 * match are left out.
 */
export function worldsFor(query: string, groups: readonly WorldGroup[]): readonly WorldGroup[] {
  const isFound = wordMatcher(query);
  return groups
    .map(({ title, worlds }) => ({
      title,
      worlds: worlds.filter(({ name, description }) => isFound(title, name, description)),
    }))
    .filter(({ worlds }) => worlds.length > 0);
}
