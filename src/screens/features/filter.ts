import type { FeatureGroup } from '#content/features/feature';

/**
 * The groups with the features that mention every word, in a feature's name or text or its group's name; groups without
 * any are left out. Case and the space around the words do not matter; no words at all find everything.
 */
export function filterFeatures(
  groups: readonly FeatureGroup[],
  words: string,
): readonly FeatureGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      features: group.features.filter(({ name, text }) => {
        const told = `${group.name} ${name} ${text}`.toLowerCase();
        return wanted.every((word) => told.includes(word));
      }),
    }))
    .filter(({ features }) => features.length > 0);
}

/** How many features there are in some groups. */
export function countFeatures(groups: readonly FeatureGroup[]): number {
  return groups.reduce((count, { features }) => count + features.length, 0);
}
