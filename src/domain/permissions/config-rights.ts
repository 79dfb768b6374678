import { fieldOf, type ConfigKey } from '../bot-config/fields';
import type { Server } from '../servers/server';
import { canOpenPanel, permissionIn } from './panel-access';
import { panels } from './panels';
import { isPlatformOwner, roleMay, type Editor } from './roles';

/** The panels that have settings. The `editors` panel has none: editors are stored in a separate table. */
const configPanels = panels.filter((panel) => panel !== 'editors');

/** Why changes cannot be saved. The check runs before any request is sent (product.md §9.12). */
export type SaveDenial =
  | 'notAllowedToModify'
  | 'notAllowedToSave'
  | 'notAllowedToEditApi'
  | 'signInRequired'
  | 'invalidServer';

export type SaveVerdict = { allowed: true } | { allowed: false; reason: SaveDenial };

interface Access {
  server: Pick<Server, 'id' | 'role' | 'isDemo'>;
  editor: Editor;
}

/** Returns the first reason against saving. The database checks the same rules again (`save_server_config`). */
export function canSaveChanges({
  signedIn,
  server,
  editor,
  changedKeys,
}: {
  signedIn: boolean;
  /** null if the page has no server. A server with an empty id is treated as if there were no server. */
  server: Access['server'] | null;
  editor: Editor;
  changedKeys: readonly ConfigKey[];
}): SaveVerdict {
  if (!server?.id) return deny('invalidServer');
  if (server.isDemo) return { allowed: true };
  if (!signedIn) return deny('signInRequired');
  if (!configPanels.some((panel) => canOpenPanel({ server, editor, panel }))) {
    return deny('notAllowedToModify');
  }
  const denied = changedKeys.find((key) => !canEditKey({ server, editor, key }));
  if (denied === undefined) return { allowed: true };
  const { tab } = fieldOf(denied);
  const isApi = tab === 'api' && canOpenPanel({ server, editor, panel: tab });
  return deny(isApi ? 'notAllowedToEditApi' : 'notAllowedToSave');
}

/**
 * The editor needs access to the panel of the setting (product.md §12.7). API settings also require `canEditApi`.
 * Settings with the audience `platformOwner` are reserved for the platform owner. On the demo server, everyone may
 * change all others.
 */
export function canEditKey({ server, editor, key }: Access & { key: ConfigKey }): boolean {
  const { tab, audience } = fieldOf(key);
  if (audience === 'platformOwner' && !isPlatformOwner(editor)) return false;
  if (server.isDemo) return true;
  return (
    canOpenPanel({ server, editor, panel: tab }) &&
    (tab !== 'api' || canEditApi({ server, editor }))
  );
}

/**
 * Returns whether someone may change API settings (product.md §12.6). Only the platform owner and people whose role may
 * edit can change them. Access to the panel is not enough. A person counts as the server's owner only by the role that
 * Discord reported, which expires. The stored owner id does not count. The database uses the same rule.
 */
export function canEditApi({
  server,
  editor,
}: {
  server: Pick<Server, 'id' | 'role'>;
  editor: Editor;
}): boolean {
  const roles = [server.role, editor.role, permissionIn(server, editor)?.role ?? ''];
  return isPlatformOwner(editor) || roles.some((role) => roleMay(role, 'edit'));
}

function deny(reason: SaveDenial): SaveVerdict {
  return { allowed: false, reason };
}
