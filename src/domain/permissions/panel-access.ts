import type { Server } from '../servers/server';
import type { Panel } from './panels';
import type { Editor, ServerPermission } from './roles';

interface Access {
  server: Pick<Server, 'id' | 'role' | 'isDemo'>;
  editor: Editor;
}

/**
 * Returns true on a demo server, for owners and admins, and with access to the panel in this server or in every server
 * (product.md §12.4).
 */
export function canOpenPanel({ server, editor, panel }: Access & { panel: Panel }): boolean {
  if (server.isDemo || hasFullAccess({ server, editor })) return true;
  const here = permissionIn(server, editor);
  return Boolean(here?.allowedPanels.includes(panel)) || editor.allowedPanels.includes(panel);
}

/**
 * Everyone may act on a demo server, and owners and admins on their own (product.md §12.5). Others need access to the
 * first of `panels` in that server, or must be the member whom the action concerns.
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
  /** The member whom the action concerns, if any. */
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

export function permissionIn(
  { id }: Pick<Server, 'id'>,
  { serverPermissions }: Editor,
): ServerPermission | undefined {
  return serverPermissions.find(({ serverId }) => serverId === id);
}

/** Owners and admins have full access: by server role, by site role, or by panel role in that server. */
export function hasFullAccess({ server, editor }: Access): boolean {
  const here = permissionIn(server, editor);
  return [server.role, editor.role, here?.role ?? ''].some(isFullRole);
}

function isFullRole(role: string): boolean {
  return ['owner', 'admin'].includes(role.toLowerCase());
}
