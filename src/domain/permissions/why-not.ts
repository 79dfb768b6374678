import { fieldOf, type ConfigKey } from '../bot-config/fields';
import type { Server } from '../servers/server';
import { canEditApi } from './config-rights';
import { canOpenPanel } from './panel-access';
import { assignablePanels, type Panel } from './panels';
import { isPlatformOwner, type Editor } from './roles';

/** The right that someone lacks (product.md §12.8). */
export type MissingRight =
  | { kind: 'signIn' }
  /** Access to a panel. The owner can give it, and editors with access to that panel and to the editors panel. */
  | { kind: 'panel'; panel: Panel }
  /** Access to a panel that is open only to the admin role. An owner or admin can give someone that role. */
  | { kind: 'admin'; panel: Panel }
  /**
   * A role that may edit. An owner or admin can give it. Without it, API settings are hidden even from members with
   * access to the panel.
   */
  | { kind: 'editingRole' }
  /** Reserved for the platform owner; no one can give it. */
  | { kind: 'platformOwner' };

export type Asked = { panel: Panel } | { key: ConfigKey };

/**
 * Returns the first right that someone would need for a panel or a setting but does not have, or null if they have all
 * of them. Use it only for explanations. Access is decided by `canOpenPanel`, `canEditKey` and the database.
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
