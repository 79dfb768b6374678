import { wordMatcher } from '#domain/fold';
import type { FeatureGroup } from '#content/features/plan-features';

/** Every word must occur in the feature's name or text, or in the group's name. Leaves out empty groups. */
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
