/** A feature: its name, and one sentence about what it does. */
export interface Feature {
  name: string;
  text: string;
}

export interface FeatureGroup {
  /** The id of the group. It selects the group's icon and is part of anchors, so it must not change. */
  id: string;
  name: string;
  features: readonly Feature[];
}
