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

/** Each word of the query must occur in the name, description or group. Leaves out empty groups. */
export function worldsFor(query: string, groups: readonly WorldGroup[]): readonly WorldGroup[] {
  const isFound = wordMatcher(query);
  return groups
    .map(({ title, worlds }) => ({
      title,
      worlds: worlds.filter(({ name, description }) => isFound(title, name, description)),
    }))
    .filter(({ worlds }) => worlds.length > 0);
}
