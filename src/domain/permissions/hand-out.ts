import type { Server } from '../servers/server';
import { canOpenPanel, hasFullAccess } from './panel-access';
import type { Panel } from './panels';
import { type Editor, type PanelRole, roleMay } from './roles';

export interface HandingOut {
  server: Pick<Server, 'id' | 'role' | 'isDemo'>;
  editor: Editor;
  memberPanelRole: PanelRole;
}

/**
 * Why an editor cannot give a member access to a panel: they cannot open the editors panel or the panel itself, or the
 * member has a role that may edit, to which only owners and admins may grant panels.
 */
export type HandOutObstacle =
  | { kind: 'editors' }
  | { kind: 'editingRole' }
  | { kind: 'panel'; panel: Panel };

/** The database also checks this, in `private.may_hand_out` (product.md §12.9). */
export function canHandOut({ panel, ...handing }: HandingOut & { panel: Panel }): boolean {
  return whyNotHandOut({ ...handing, panels: [panel] }) === null;
}

/** Returns the first reason, or null. The rules are the same as in `canHandOut`. */
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

/** The editor may not give the member's rights, or the member has panels in every server. */
export type EditObstacle = HandOutObstacle | { kind: 'everywhere' };

/** The properties of a member that decide who may edit the member. */
export interface Changed {
  panelRole: PanelRole;
  /** Panels in this server. */
  panels: readonly Panel[];
  /** Panels in every server. */
  panelsEverywhere: readonly Panel[];
}

/** Checks only this server (product.md §12.10). The database checks every server (`private.may_edit_member`). */
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
