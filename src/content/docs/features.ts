import type { DocSection } from '#domain/docs/page';
import { automationFeatures } from './features-automation';
import { communityFeatures } from './features-community';
import { membershipFeatures } from './features-membership';

/** The anchors are the ids of the groups on the public features page (`content/features/base.ts`). */
export const featureSections: readonly DocSection[] = [
  ...membershipFeatures,
  ...communityFeatures,
  ...automationFeatures,
];
