/** The kinds of thing the palette leads to, in the order they stand in while nothing is sought. */
export const paletteGroups = ['Pages', 'Docs', 'Commands', 'Servers', 'Settings'] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

/** Somewhere the command palette leads. */
export interface PaletteItem {
  /** Unique among all, and the same with every visit: what was picked is remembered by it. */
  id: string;
  group: PaletteGroup;
  label: string;
  /** Beside the label: where it is, or what it does. It is sought through last. */
  detail: string;
  /** Other words it is found by, such as a setting's key. */
  words: readonly string[];
  /** A path of this site. */
  href: string;
}

/** A heading and what stands below it, the best first. */
export interface PaletteSection {
  title: PaletteGroup | 'Recent';
  items: readonly PaletteItem[];
}
