import { fieldOf, type ConfigKey } from '../bot-config/fields';
import type { Server } from '../servers/server';
import { canOpenPanel, permissionIn } from './panel-access';
import { panels } from './panels';
import { isPlatformOwner, roleMay, type Editor } from './roles';

/** Panels whose tabs hold configuration keys; editors are rows of a table of their own. */
const configPanels = panels.filter((panel) => panel !== 'editors');

/** Why changes may not be saved, before anything was sent (spec §8 «Configuration», «Team»). */
export type SaveDenial =
  | 'notAllowedToModify'
  | 'notAllowedToSave'
  | 'notAllowedToEditApi'
  | 'signInRequired'
  | 'invalidServer';

export type SaveVerdict = { allowed: true } | { allowed: false; reason: SaveDenial };

/** Someone in front of a server's settings. */
interface Access {
  server: Pick<Server, 'id' | 'role' | 'isDemo'>;
  editor: Editor;
}

/**
 * Returns whether someone may save these changes, or the first reason against it. Everyone may change the demo server. The
 * database checks the same rules again (`save_server_config`).
 */
export function canSaveChanges({
  signedIn,
  server,
  editor,
  changedKeys,
}: {
  signedIn: boolean;
  /** null where the page knows no server; an empty id counts as none. */
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
  const refused = changedKeys.find((key) => !canEditKey({ server, editor, key }));
  if (refused === undefined) return { allowed: true };
  const { tab } = fieldOf(refused);
  const isApi = tab === 'api' && canOpenPanel({ server, editor, panel: tab });
  return deny(isApi ? 'notAllowedToEditApi' : 'notAllowedToSave');
}

/**
 * Whether someone sees a setting and may change it: it takes its panel; the API settings take a right of their own
 * besides, and some settings belong to the platform owner alone (spec §2 «API panel», §6). Everyone may try the
 * settings of a demo server.
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
 * Whether someone may change the API settings (spec §6): the platform owner, the server's owner, or a role that may
 * edit. Being allowed to open the panel is not enough. Who owns the server is said by the role, which lapses with what
 * Discord answered, and not by the owner's id, which is for display: the database counts the same way.
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
