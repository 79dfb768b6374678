import type { FeatureGroup } from '#content/features/feature';

/**
 * Returns the groups with the features that match a query. Every word must occur in the feature's name or text, or in
 * the group's name. Groups without a match are left out. Ignores case and surrounding white space. An empty query
 * matches everything.
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

export function countFeatures(groups: readonly FeatureGroup[]): number {
  return groups.reduce((count, { features }) => count + features.length, 0);
}
