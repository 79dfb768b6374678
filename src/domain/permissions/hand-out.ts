import type { Server } from '../servers/server';
import { canOpenPanel, hasFullAccess } from './panel-access';
import type { Panel } from './panels';
import { type Editor, type PanelRole, roleMay } from './roles';

/** The editor who grants panels of a server, and the panel role of the member who receives these panels. */
export interface HandingOut {
  server: Pick<Server, 'id' | 'role' | 'isDemo'>;
  editor: Editor;
  memberPanelRole: PanelRole;
}

/**
 * Why an editor cannot give a member access to a panel. There are three reasons: the editor has no access to the
 * editors panel; the editor has no access to the panel itself; or the member has a role that may edit, and only owners
 * and admins may grant panels to members with such a role.
 */
export type HandOutObstacle =
  | { kind: 'editors' }
  | { kind: 'editingRole' }
  | { kind: 'panel'; panel: Panel };

/**
 * Returns whether someone may give a member access to a panel of a server (product.md §12.9). The database checks this
 * again (`private.may_hand_out`).
 */
export function canHandOut({ panel, ...handing }: HandingOut & { panel: Panel }): boolean {
  return whyNotHandOut({ ...handing, panels: [panel] }) === null;
}

/**
 * Returns the first reason why someone may not give a member access to several panels, or null. The rules are the same
 * as in `canHandOut`.
 */
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
  const closed = panels.find((panel) => !opens(panel));
  return closed === undefined ? null : { kind: 'panel', panel: closed };
}

/**
 * Why an editor cannot edit a member. Either the editor may not give the member's rights (see `HandOutObstacle`), or
 * the member has panels in every server.
 */
export type EditObstacle = HandOutObstacle | { kind: 'everywhere' };

/** The properties of a member that decide who may edit the member. */
export interface Changed {
  panelRole: PanelRole;
  /** Panels in this server. */
  panels: readonly Panel[];
  /** Panels in every server. */
  panelsEverywhere: readonly Panel[];
}

/**
 * Returns why someone cannot edit a member (product.md §12.10), or null. Checks only this server. The database checks
 * every server in which the member has rights (`private.may_edit_member`).
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
