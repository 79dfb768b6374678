import type { Server } from '../servers/server';
import type { Panel } from './panels';
import type { Editor, ServerPermission } from './roles';

interface Access {
  server: Pick<Server, 'id' | 'role' | 'isDemo'>;
  editor: Editor;
}

/**
 * Whether someone sees a tab: everyone in a demo server; admins and owners, by the server's role or their own;
 * everyone else by the panels they were given here or everywhere (spec §6 «Tab access»).
 */
export function canOpenPanel({ server, editor, panel }: Access & { panel: Panel }): boolean {
  if (server.isDemo || hasFullAccess({ server, editor })) return true;
  const here = permissionIn(server, editor);
  return Boolean(here?.allowedPanels.includes(panel)) || editor.allowedPanels.includes(panel);
}

/**
 * Whether someone may act on a server at all (spec §6 «verifyPermission»): demo, admins and owners; otherwise the
 * first panel asked for must be allowed in that server, or the member in question must be oneself.
 */
export function verifyPermission({
  server,
  editor,
  panels,
  memberDiscordId,
}: {
  server: Pick<Server, 'id' | 'role' | 'isDemo'> | null;
  editor: Editor;
  panels: readonly Panel[];
  /** The member the action is about, where it is about one. */
  memberDiscordId?: string;
}): boolean {
  if (server?.isDemo) return true;
  if (isFullRole(editor.role) || (server && hasFullAccess({ server, editor }))) return true;
  if (!server?.id) return false;
  const here = permissionIn(server, editor);
  const [firstPanel] = panels;
  if (firstPanel && here?.allowedPanels.includes(firstPanel)) return true;
  return memberDiscordId !== undefined && memberDiscordId === editor.discordId;
}

/** What someone was given in a server, if anything. */
export function permissionIn(
  { id }: Pick<Server, 'id'>,
  { serverPermissions }: Editor,
): ServerPermission | undefined {
  return serverPermissions.find(({ serverId }) => serverId === id);
}

/** Whether every panel of a server is somebody's: admins and owners, by the server's role or their own (spec §6). */
export function hasFullAccess({ server, editor }: Access): boolean {
  const here = permissionIn(server, editor);
  return [server.role, editor.role, here?.role ?? ''].some(isFullRole);
}

function isFullRole(role: string): boolean {
  return ['owner', 'admin'].includes(role.toLowerCase());
}
