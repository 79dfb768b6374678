import { fieldOf, type ConfigKey } from '../bot-config/fields';
import type { Server } from '../servers/server';
import { canEditApi } from './config-rights';
import { canOpenPanel } from './panel-access';
import { assignablePanels, type Panel } from './panels';
import { isPlatformOwner, type Editor } from './roles';

/** What someone lacks. Each kind is given by others, or by nobody (spec §6). */
export type MissingRight =
  | { kind: 'signIn' }
  /** A panel that the owner gives, or an editor who may open it and the editors. */
  | { kind: 'panel'; panel: Panel }
  /** A panel that nobody is given by itself: it comes with the role of an admin, which the owner or an admin gives. */
  | { kind: 'admin'; panel: Panel }
  /** A role that may edit; the panel alone shows the API settings to nobody. The owner or an admin gives it. */
  | { kind: 'editingRole' }
  /** What the platform owner alone may do; nobody gives it. */
  | { kind: 'platformOwner' };

/** A panel of the dashboard, or one of its settings. */
export type Asked = { panel: Panel } | { key: ConfigKey };

/**
 * Which right keeps someone from a panel or a setting, or null when none does: of several the first they would have
 * to be given. It says why; whether is for `canOpenPanel`, `canEditKey` and, last of all, the database.
 */
export function whyNot({
  signedIn,
  server,
  editor,
  asked,
}: {
  signedIn: boolean;
  server: Pick<Server, 'id' | 'role' | 'isDemo'>;
  editor: Editor;
  asked: Asked;
}): MissingRight | null {
  const field = 'key' in asked ? fieldOf(asked.key) : null;
  if (field?.audience === 'platformOwner' && !isPlatformOwner(editor)) {
    return { kind: 'platformOwner' };
  }
  if (server.isDemo) return null;
  if (!signedIn) return { kind: 'signIn' };
  const panel = 'key' in asked ? fieldOf(asked.key).tab : asked.panel;
  if (!canOpenPanel({ server, editor, panel })) {
    const isHandedOut = assignablePanels.some((each) => each === panel);
    return { kind: isHandedOut ? 'panel' : 'admin', panel };
  }
  const isShut = field?.tab === 'api' && !canEditApi({ server, editor });
  return isShut ? { kind: 'editingRole' } : null;
}
