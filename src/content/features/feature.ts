/** One thing the bot does: what it is called, and one sentence about what happens. */
export interface Feature {
  name: string;
  text: string;
}

/** Features of one topic, under one heading. */
export interface FeatureGroup {
  /** Stable and short: chooses the group's icon and stands in the page's anchors. */
  id: string;
  name: string;
  features: readonly Feature[];
}
