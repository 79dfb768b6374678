import type { Server } from '../servers/server';
import { canOpenPanel, permissionIn } from './panel-access';
import { panels, type Panel } from './panels';
import { roleMay, type Editor } from './roles';

/** Panels whose tabs hold configuration keys; editors are rows of a table of their own. */
const configPanels = panels.filter((panel) => panel !== 'editors');

/** Why changes may not be saved, before anything was sent (spec §8 «Configuration»). */
export type SaveDenial =
  | 'notAllowedToModify'
  | 'notAllowedToSave'
  | 'signInRequired'
  | 'invalidServer';

export type SaveVerdict = { allowed: true } | { allowed: false; reason: SaveDenial };

/**
 * Whether someone may save these changes; where several reasons forbid it, the first thing they would have to mend.
 * The demo server takes changes from everyone. The database checks all of this again (design.md §4).
 */
export function canSaveChanges({
  signedIn,
  server,
  editor,
  changedTabs,
}: {
  signedIn: boolean;
  /** null where the page knows no server; an empty id counts as none. */
  server: Pick<Server, 'id' | 'role' | 'isDemo'> | null;
  editor: Editor;
  /** The panels of the changed keys. */
  changedTabs: readonly Panel[];
}): SaveVerdict {
  if (!server?.id) return deny('invalidServer');
  if (server.isDemo) return { allowed: true };
  if (!signedIn) return deny('signInRequired');
  const mayOpen = (panel: Panel) => canOpenPanel({ server, editor, panel });
  if (!configPanels.some(mayOpen)) return deny('notAllowedToModify');
  return changedTabs.every(mayOpen) ? { allowed: true } : deny('notAllowedToSave');
}

/**
 * Whether someone may change the API settings (spec §6): the platform owner, the server's owner, or a role that may
 * edit. Being allowed to open the panel is not enough.
 */
export function canEditApi({
  server,
  editor,
  isPlatformOwner,
}: {
  server: Pick<Server, 'id' | 'role' | 'ownerId'>;
  editor: Editor;
  isPlatformOwner: boolean;
}): boolean {
  const ownsServer = server.ownerId !== undefined && server.ownerId === editor.discordId;
  const roles = [server.role, editor.role, permissionIn(server, editor)?.role ?? ''];
  return isPlatformOwner || ownsServer || roles.some((role) => roleMay(role, 'edit'));
}

function deny(reason: SaveDenial): SaveVerdict {
  return { allowed: false, reason };
}
