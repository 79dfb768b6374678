import { type KnownServer, serverChanges } from '#domain/servers/server-changes';
import { fetchDiscordServers } from '#services/dashboard/fetch-discord-servers';
import {
  readKnownServers,
  rememberKnownServers,
  readResync,
  saveResync,
} from '#services/dashboard/resync';
import { resyncedToast, resyncFailedToast } from './session-notices';
import { toasts } from '../toasts';

/**
 * Stores a server list that was just read. After a resync, also reports how the list differs from the list that this
 * browser stored before (product.md §4.5).
 */
export function reportServers(userId: string, servers: readonly KnownServer[]): void {
  // A list that is read before the user returns from Discord must not replace the stored list, which is needed for the
  // comparison.
  if (readResync() === 'asked') return;
  const before = readKnownServers(userId);
  rememberKnownServers(userId, servers);
  if (readResync() !== 'returned') return;
  saveResync(null);
  toasts.show(resyncedToast(before && serverChanges(before, servers), servers.length));
}

/** Reads the servers after the user has returned from Discord for a resync, and reports the changes in a toast. */
export async function finishResync(viewer: { userId: string; discordId: string }): Promise<void> {
  const listed = await fetchDiscordServers(viewer);
  if (listed.ok) reportServers(viewer.userId, listed.value);
  else if (readResync() === 'returned' && listed.error.kind !== 'alreadyFetching') {
    saveResync(null);
    toasts.show(resyncFailedToast);
  }
}
