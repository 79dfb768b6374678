import { canOpenPanel, hasFullAccess } from '../permissions/panel-access';
import { panels, type Panel } from '../permissions/panels';
import type { Editor } from '../permissions/roles';
import type { Server } from './server';

/** The panels that a viewer may open in a server: all panels, or only the listed ones. */
export type ServerAccess = 'all' | readonly Panel[];

/** Returns the panels that someone may open in a server (product.md §12.4), in the order of the sidebar. */
export function accessTo(
  server: Pick<Server, 'id' | 'role' | 'isDemo'>,
  editor: Editor,
): ServerAccess {
  if (hasFullAccess({ server, editor })) return 'all';
  return panels.filter((panel) => canOpenPanel({ server, editor, panel }));
}

/** Also returns true if the viewer's rights could not be read. */
export function mayManage({ access }: Pick<Server, 'access'>): boolean {
  return access === undefined || access === 'all' || access.length > 0;
}

/** The two groups of the server list (product.md §7.2). */
export interface ServerGroups {
  /** The servers in which the viewer may open at least one panel. */
  managed: readonly Server[];
  /** The servers in which the viewer is only a member. */
  joined: readonly Server[];
}

/** Managed servers are sorted: pinned ones, own ones, then those of which the viewer may open every panel. */
export function groupServers(
  servers: readonly Server[],
  pinned: readonly string[] = [],
): ServerGroups {
  const isPinned = new Set(pinned);
  const placeOf = (server: Server) => (isPinned.has(server.id) ? 0 : 10) + rankOf(server);
  return {
    managed: servers.filter(mayManage).toSorted((a, b) => placeOf(a) - placeOf(b)),
    joined: servers.filter((server) => !mayManage(server)),
  };
}

function rankOf({ role, access }: Server): number {
  if (role === 'Owner') return 1;
  if (role === 'Admin' || access === 'all') return 2;
  return 3;
}

/** The maximum number of pinned servers. It equals the maximum number of guilds that a Discord user can be in. */
export const MAX_PINS = 200;

/** Pins a server, or unpins it if it is already pinned. If there are too many pins, the oldest pin is dropped. */
export function togglePin(pinned: readonly string[], id: string): readonly string[] {
  if (pinned.includes(id)) return pinned.filter((other) => other !== id);
  return [...pinned, id].slice(-MAX_PINS);
}
