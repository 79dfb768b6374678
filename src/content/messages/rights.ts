import type { Panel } from '#domain/permissions/panels';
import { panelList } from './panel-list';

/** What is said when somebody's rights change while they look at a server. */
export const rightsMessages = {
  title: (server: string) => `Your rights in ${server} have changed`,
  gained: (panels: readonly Panel[]) => `Open to you now: ${panelList(panels)}.`,
  lost: (panels: readonly Panel[]) =>
    `No longer open to you: ${panelList(panels)}. What you typed there and did not save can no longer be saved.`,
  /** Who to turn to about what was lost. */
  ask: (server: string) => `If that is a mistake, ask the owner of ${server}.`,
} as const;

/** What is said to whoever views a dashboard as somebody else. */
export const viewAsMessages = {
  title: (name: string) => `Viewing as ${name}`,
  explanation: 'This is what they see. Nothing you do here is saved.',
  /** Beside what would change something. */
  noSaving: 'Viewing only: nothing is saved',
  stop: 'Stop viewing',
} as const;
