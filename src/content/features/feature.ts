/** A feature: its name, and one sentence about what it does. */
export interface Feature {
  name: string;
  text: string;
}

export interface FeatureGroup {
  /** It must not change, because it selects the group's icon and is part of anchors. */
  id: string;
  name: string;
  features: readonly Feature[];
}
