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
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ title, worlds }) => ({
      title,
      worlds: worlds.filter(({ name, description }) => {
        const text = `${title} ${name} ${description}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ worlds }) => worlds.length > 0);
}
