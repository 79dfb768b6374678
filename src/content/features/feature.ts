/** A feature: its name, and one sentence about what it does. */
export interface Feature {
  name: string;
  text: string;
}

export interface FeatureGroup {
  /** Stable: selects the group's icon and is part of the page's anchors. */
  id: string;
  name: string;
  features: readonly Feature[];
}
