/** The groups of the palette, in the order in which they are shown if the query is empty. */
export const paletteGroups = ['Pages', 'Docs', 'Commands', 'Servers', 'Settings'] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

export interface PaletteItem {
  /** Unique. Must not change between visits, because recent picks are stored by id. */
  id: string;
  group: PaletteGroup;
  label: string;
  /** The text beside the label: the target or the effect of the item. A match in this text ranks lowest. */
  detail: string;
  /** Other search words, such as the key of a setting. */
  words: readonly string[];
  /** A path of this site. */
  href: string;
}

/** A heading with its items, best first. */
export interface PaletteSection {
  title: PaletteGroup | 'Recent';
  items: readonly PaletteItem[];
}
