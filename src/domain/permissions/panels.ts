/** The panels of a dashboard, in the order of the sidebar (product.md §12.3). */
export const panels = [
  'advanced',
  'api',
  'roles',
  'channels',
  'points',
  'misc',
  'embeds',
  'editors',
] as const;
export type Panel = (typeof panels)[number];

export const assignablePanels = panels.filter((panel) => panel !== 'misc');

export function isPanel(word: string | undefined): word is Panel {
  return panels.some((panel) => panel === word);
}
