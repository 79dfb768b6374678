/** The panels of a dashboard, in the order of its sidebar (spec §2, §6). */
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

/** The panels an owner may hand to an editor: all except misc (spec §6). */
export const assignablePanels = panels.filter((panel) => panel !== 'misc');

/** Whether a word out of an address or a table row names a panel. */
export function isPanel(word: string | undefined): word is Panel {
  return panels.some((panel) => panel === word);
}
