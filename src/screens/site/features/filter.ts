import { wordMatcher } from '#domain/fold';
import type { FeatureGroup } from '#content/features/plan-features';

/**
 * Returns the groups with the features that match a query. Every word must occur in the feature's name or text, or in
 * the group's name. Groups without a match are left out. An empty query matches everything.
 */
export function filterFeatures(
  groups: readonly FeatureGroup[],
  words: string,
): readonly FeatureGroup[] {
  const isFound = wordMatcher(words);
  return groups
    .map((group) => ({
      ...group,
      features: group.features.filter(({ name, text }) => isFound(group.name, name, text)),
    }))
    .filter(({ features }) => features.length > 0);
}

export function countFeatures(groups: readonly FeatureGroup[]): number {
  return groups.reduce((count, { features }) => count + features.length, 0);
}
