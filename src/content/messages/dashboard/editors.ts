import { factorNeedTexts } from './factor-need';
import { isolated } from '#domain/names';
import { formatList } from '#domain/format-list';
import { limits } from '#domain/limits';
import type { EditObstacle, HandOutObstacle } from '#domain/permissions/hand-out';
import type { Panel } from '#domain/permissions/panels';
import type { Access } from '#domain/team/access-preset';
import type { ConfirmError } from '#domain/team/failure';
import { brand } from '../../brand';
import { panelNames } from '../../panels';
import { panelList } from './rights';
import { whyNotText } from './why-not';

/** Texts of the Editors tab. Toasts and form errors are in `team.ts`. */
export const editorMessages = {
  subtitle: 'People who help run this server, and the panels they can open.',
  ownerTitle: `${brand.name} Owner`,
  ownerUnknown: 'Their ID is unavailable right now.',
  addHelp: `They will see the panels you give them as soon as they sign in with this Discord account. You can add up to ${limits.editors} editors.`,

  /** The heads of the table. */
  person: 'Editor',
  access: 'Access',
  lastChange: 'Last change',
  actions: 'Actions',

  customHelp: 'Choose single panels',
  edit: 'Edit profile',
  whyLocked: "Why can't I edit this?",
  viewAs: 'View as',
  copyId: 'Copy Discord ID',
  idCopied: 'Discord ID copied',
  idNotCopied: 'The Discord ID was not copied. Select it in the list to copy it.',
  remove: 'Remove',

  /** Shown in the row of an editor. */
  changed: 'Not saved yet',
  saving: 'Saving...',
  neverChanged: 'Never',
  neverChangedHelp: 'The history has no change of a setting by this editor.',
  adminOpensAll: 'Can open every panel as an admin',
  noDiscordId: 'Cannot sign in without a Discord ID',

  /** The question that is asked before a form with input is closed. */
  discardTitle: 'Discard what you entered?',
  discardHelp: 'It has not been saved.',

  /** The question to a new owner of the server. */
  notConfirmed: 'Not confirmed',
  kept: 'Editors confirmed',
  notKept: {
    forbidden:
      'Your editors were not confirmed, because your session has ended or you no longer own this server.',
    ...factorNeedTexts,
    tooSlow: 'The server took too long, so the editors were not confirmed. Try again in a moment.',
    unreachable:
      'There was no response, so these editors may not be confirmed yet. Keep them again.',
  } satisfies Record<ConfirmError['kind'], string>,

  searchEmptyHelp: 'Search by name, nickname, role, or Discord ID.',
} as const;

/** Returns the text that explains why the viewer cannot change an editor, and who can. */
export function notYoursText(obstacle: EditObstacle, server: string): string {
  switch (obstacle.kind) {
    case 'editors':
      return whyNotText({ kind: 'panel', panel: 'editors' }, server);
    case 'editingRole':
      return `Their role can change API settings, so only the owner or an admin of ${isolated(server)} can edit this editor.`;
    case 'panel':
      return panelsNotYoursText([obstacle.panel], server);
    case 'everywhere':
      return `They can open panels in every server, so only the ${brand.name} team can change which ones.`;
  }
}

/** Returns the text of several reasons, with all panels that they name; null without one. */
export function obstaclesText(
  obstacles: readonly HandOutObstacle[],
  server: string,
): string | null {
  const [first] = obstacles;
  if (!first) return null;
  const panels = obstacles.flatMap((each) => (each.kind === 'panel' ? each.panel : []));
  return first.kind === 'panel'
    ? panelsNotYoursText([...new Set(panels)], server)
    : notYoursText(first, server);
}

/**
 * Returns the text for panels that the viewer cannot give to others. It names these panels, and asks the viewer
 * to request them from the server's owner.
 */
export function panelsNotYoursText(panels: readonly Panel[], server: string): string {
  return `You can only give access to panels you can open yourself. Ask the owner of ${isolated(server)} for ${panelList(panels)}.`;
}

/** The names of what an editor may open (product.md §12.16). */
export const accessNames = {
  support: 'Support',
  moderator: 'Moderator',
  everything: 'Everything',
  custom: 'Custom',
} as const satisfies Record<Access, string>;

/** Returns the names of panels, for a cell of a table. Unlike `panelList`, it needs no `ListFormat`, which takes 20 ms. */
export function panelsText(panels: readonly Panel[]): string {
  return panels.map((panel) => panelNames[panel]).join(', ');
}

export function everywhereText(panels: readonly Panel[]): string {
  return `${panelList(panels)} in every server`;
}

export function editorsListedText(count: number): string {
  return count === 1 ? '1 editor' : `${count} editors`;
}

/** Returns the text that asks the owner of a server about editors whom they have not confirmed. */
export function keepQuestion(count: number): string {
  const [editors, them] =
    count === 1
      ? ['1 editor', 'Remove them if you do not know them, or keep them.']
      : [`${count} editors`, 'Remove those you do not know, then keep the others.'];
  return `You have not confirmed ${editors} of this server. They keep their panels until you remove them. ${them}`;
}

export function editorsFoundText(count: number, total: number): string {
  return `${count} of ${editorsListedText(total)}`;
}

export function noEditorsMatchText(query: string): string {
  return `No editors match “${query}”`;
}

/**
 * Returns the text about the editors whose panels have unsaved changes. It names up to three editors; for more, it
 * contains only their number.
 */
export function changedEditorsText(names: readonly string[]): string {
  return names.length > 3
    ? `Panels changed for ${names.length} editors`
    : `Panels changed for ${formatList(names)}`;
}

/**
 * Returns the text about the editors whose panels could not be saved. It names up to three editors; for more, it
 * contains only their number.
 */
export function unsavedEditorsText(names: readonly string[]): string {
  return names.length > 3
    ? `Panels for ${names.length} editors were not saved`
    : `Panels for ${formatList(names)} were not saved`;
}

/** Returns the text that names the panels that one editor gets and loses. */
export function panelChangeText(added: readonly Panel[], taken: readonly Panel[]): string {
  return [
    added.length > 0 ? `Gets ${panelList(added)}` : null,
    taken.length > 0 ? `Loses ${panelList(taken)}` : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** Shown if an editor still has access to the server, but to none of its panels. */
export const noPanelsLeft = 'No panels';

/** The facts that the status line rotates through. */
export const teamFacts = {
  size: (count: number, server: string) =>
    count === 0
      ? `No one helps run ${isolated(server)} yet`
      : `${editorsListedText(count)} in ${isolated(server)}`,
  panel: (panel: Panel, count: number) =>
    `${panelNames[panel]} is open to ${editorsListedText(count)}`,
  unlinked: (count: number) =>
    `${editorsListedText(count)} can't sign in until you add a Discord ID`,
  changedBy: (server: string) =>
    `The owner and admins of ${isolated(server)} manage editors; editors can give others access only to panels they can open`,
} as const;
