/** The groups of the palette, in display order without a query. */
export const paletteGroups = ['Pages', 'Docs', 'Commands', 'Servers', 'Settings'] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

/** An entry of the command palette. */
export interface PaletteItem {
  /** Unique and stable across visits: recent picks are stored by id. */
  id: string;
  group: PaletteGroup;
  label: string;
  /** The text next to the label: where the item leads, or what it does. It is searched with the lowest rank. */
  detail: string;
  /** Other words that find it, such as a setting's key. */
  words: readonly string[];
  /** A path of this site. */
  href: string;
}

/** A heading with its items, best first. */
export interface PaletteSection {
  title: PaletteGroup | 'Recent';
  items: readonly PaletteItem[];
}
