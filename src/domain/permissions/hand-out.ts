import type { Server } from '../servers/server';
import { canOpenPanel, hasFullAccess } from './panel-access';
import type { Panel } from './panels';
import { type Editor, type PanelRole, roleMay } from './roles';

/** Who would hand something out in which server, and the role of whoever would receive it. */
export interface HandingOut {
  server: Pick<Server, 'id' | 'role' | 'isDemo'>;
  editor: Editor;
  memberPanelRole: PanelRole;
}

/**
 * What keeps somebody from handing out a panel: not managing the editors, a role that may edit the API settings, which
 * only owners and admins deal with, or a panel they do not open themselves.
 */
export type HandOutObstacle =
  | { kind: 'editors' }
  | { kind: 'editingRole' }
  | { kind: 'panel'; panel: Panel };

/**
 * Whether someone may give a member a panel of a server. Whoever is no owner or admin there passes on no more than they
 * hold themselves, and to no role that may edit. The database checks it again (`private.may_hand_out`).
 */
export function canHandOut({ panel, ...handing }: HandingOut & { panel: Panel }): boolean {
  return whyNotHandOut({ ...handing, panels: [panel] }) === null;
}

/** The same of several panels, with what stands against it; null where nothing does. */
export function whyNotHandOut({
  server,
  editor,
  memberPanelRole,
  panels,
}: HandingOut & { panels: readonly Panel[] }): HandOutObstacle | null {
  if (server.isDemo || hasFullAccess({ server, editor })) return null;
  const opens = (panel: Panel) => canOpenPanel({ server, editor, panel });
  if (!opens('editors')) return { kind: 'editors' };
  if (roleMay(memberPanelRole, 'edit')) return { kind: 'editingRole' };
  const shut = panels.find((panel) => !opens(panel));
  return shut === undefined ? null : { kind: 'panel', panel: shut };
}

/** What keeps somebody from changing a member: what of it cannot be handed out, or panels given in every server. */
export type EditObstacle = HandOutObstacle | { kind: 'everywhere' };

/** A member as far as changing them goes. */
export interface Changed {
  panelRole: PanelRole;
  /** What they were given in the server. */
  panels: readonly Panel[];
  /** What they were given in every server. */
  panelsEverywhere: readonly Panel[];
}

/**
 * What keeps somebody from changing what a member is, as far as this server goes; null where nothing does. Who they are
 * counts wherever they were given something, so the database asks the same of every other server
 * (`private.may_edit_member`).
 */
export function whyNotEditMember({
  server,
  editor,
  member,
}: Omit<HandingOut, 'memberPanelRole'> & { member: Changed }): EditObstacle | null {
  if (server.isDemo || runsTheSite(editor)) return null;
  if (member.panelsEverywhere.length > 0) return { kind: 'everywhere' };
  const { panelRole: memberPanelRole, panels } = member;
  return whyNotHandOut({ server, editor, memberPanelRole, panels });
}

function runsTheSite({ role }: Editor): boolean {
  return ['owner', 'admin'].includes(role.toLowerCase());
}
