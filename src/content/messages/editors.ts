import type { EditObstacle } from '#domain/permissions/hand-out';
import type { Panel } from '#domain/permissions/panels';
import { brand } from '../brand';
import { panelNames } from '../panels';
import { listText, panelList } from './panel-list';
import { whyNotText } from './why-not';

/** What is said on the tab Editors of a server's settings, beyond the catalogue of `team.ts`. */
export const editorMessages = {
  subtitle: 'People who help to run this server, and the panels they may open.',
  ownerTitle: `${brand.name} Owner`,
  ownerHelp: `Runs ${brand.name}, and is never removed from a team.`,
  ownerUnknown: 'Their ID cannot be told right now.',
  addHelp: 'They see the panels you give them as soon as they sign in with this Discord account.',

  /** Of an editor. */
  changed: 'Not saved yet',
  saving: 'Saving...',
  adminOpensAll: 'Opens every panel as an admin',
  noDiscordId: 'Cannot sign in without a Discord ID',

  /** Before a form with something in it is closed. */
  discardTitle: 'Discard what you entered?',
  discardHelp: 'It is not saved.',

  searchEmptyHelp: 'Search by name, nickname, role or Discord ID.',
} as const;

/** Why somebody's panels, or what they are, cannot be changed by the viewer, and who can. */
export function notYoursText(obstacle: EditObstacle, server: string): string {
  switch (obstacle.kind) {
    case 'editors':
      return whyNotText({ kind: 'panel', panel: 'editors' }, server);
    case 'editingRole':
      return `Their role may change API settings. Only the owner or an admin of ${server} can change them.`;
    case 'panel':
      return panelsNotYoursText([obstacle.panel], server);
    case 'everywhere':
      return `They were given panels in every server. Only who runs ${brand.name} can change them.`;
  }
}

/** Which panels the viewer cannot hand out, and who can give them to the viewer. */
export function panelsNotYoursText(panels: readonly Panel[], server: string): string {
  return `You can hand out only what you may open yourself. Ask the owner of ${server} for ${panelList(panels)}.`;
}

/** Panels given in every server. */
export function everywhereText(panels: readonly Panel[]): string {
  return `${panelList(panels)} in every server`;
}

export function editorsListedText(count: number): string {
  return count === 1 ? '1 editor' : `${count} editors`;
}

export function editorsFoundText(count: number, total: number): string {
  return `${count} of ${editorsListedText(total)}`;
}

export function noEditorsMatchText(query: string): string {
  return `No editors match “${query}”`;
}

/** Whose panels were changed and are not saved. */
export function changedEditorsText(names: readonly string[]): string {
  return names.length > 3
    ? `Panels of ${names.length} editors changed`
    : `Panels of ${listText(names)} changed`;
}

/** Whose panels could not be saved. */
export function unsavedEditorsText(names: readonly string[]): string {
  return names.length > 3
    ? `Panels of ${names.length} editors were not saved`
    : `Panels of ${listText(names)} were not saved`;
}

/** What one editor gets and loses. */
export function panelChangeText(added: readonly Panel[], taken: readonly Panel[]): string {
  return [
    added.length > 0 ? `Gets ${panelList(added)}` : null,
    taken.length > 0 ? `Loses ${panelList(taken)}` : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** Of an editor whose place in the server itself is what changed. */
export const noPanelsLeft = 'No panels';

/** What the status line tells of a team, one after the other. */
export const teamFacts = {
  size: (count: number, server: string) =>
    count === 0 ? `Nobody helps to run ${server} yet` : `${editorsListedText(count)} in ${server}`,
  panel: (panel: Panel, count: number) =>
    `${panelNames[panel]} is open to ${editorsListedText(count)}`,
  unlinked: (count: number) =>
    `${editorsListedText(count)} cannot sign in yet, for want of a Discord ID`,
  changedBy: (server: string) =>
    `The owner and admins of ${server} change this; editors pass on what they may open themselves`,
} as const;
