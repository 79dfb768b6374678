import { formatList } from '#domain/format-list';
import { isolated } from '#domain/names';
import type { Panel } from '#domain/permissions/panels';
import { panelNames } from '../../panels';

/** The texts of the notice that the viewer's rights have changed while a dashboard was open (product.md §9.16). */
export const rightsMessages = {
  title: (server: string) => `Your access to ${isolated(server)} has changed`,
  gained: (panels: readonly Panel[]) => `You can now open ${panelList(panels)}.`,
  lost: (panels: readonly Panel[]) =>
    `You can no longer open ${panelList(panels)}. Unsaved changes there can no longer be saved.`,
  ask: (server: string) => `If this is a mistake, ask the owner of ${isolated(server)}.`,
} as const;

/** Texts that are shown while the viewer views a dashboard as an editor (product.md §12.20). */
export const viewAsMessages = {
  title: (name: string) => `Viewing as ${isolated(name)}`,
  explanation: 'This is what they see. Nothing you do here is saved.',
  /** The note beside each control that saves changes. In view-as mode, these controls save nothing. */
  noSaving: 'Viewing only: nothing is saved',
  stop: 'Stop viewing',
} as const;

/** Returns the names of panels as a list in a sentence. */
export function panelList(panels: readonly Panel[]): string {
  return formatList(panels.map((panel) => panelNames[panel]));
}
