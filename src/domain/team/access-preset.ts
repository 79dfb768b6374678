import { assignablePanels, type Panel } from '../permissions/panels';

/** What an editor may open in a server: the panels of a preset, or others. */
export type Access = AccessPreset | 'custom';
export type AccessPreset = 'support' | 'moderator' | 'everything';

/** The panels of each preset (product.md §12.16). */
export const accessPresets: Readonly<Record<AccessPreset, readonly Panel[]>> = {
  support: ['points', 'embeds'],
  moderator: ['roles', 'channels', 'points', 'embeds'],
  everything: assignablePanels,
};

export const presetNames = ['support', 'moderator', 'everything'] as const satisfies AccessPreset[];

/** Returns the preset with exactly these panels. Ignores their order. */
export function accessOf(panels: readonly Panel[]): Access {
  const has = (panel: Panel) => panels.includes(panel);
  return (
    presetNames.find((name) =>
      assignablePanels.every((panel) => has(panel) === accessPresets[name].includes(panel)),
    ) ?? 'custom'
  );
}
