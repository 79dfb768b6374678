import { serverChanges, type KnownServer } from '#domain/servers/server-changes';
import { readKnownServers, rememberKnownServers } from '#services/browser/known-servers';
import { readResync, saveResync } from '#services/browser/resync';
import { resyncedToast } from '../notices/session';
import { toasts } from '../toasts';

/**
 * Remembers a server list that was just read. If the user has resynced, it also says how the list differs from the one
 * that this browser listed before (product.md §4.5).
 */
export function reportServers(userId: string, servers: readonly KnownServer[]): void {
  // A list that is read before the user returns must not replace the one to compare with.
  if (readResync() === 'asked') return;
  const before = readKnownServers(userId);
  rememberKnownServers(userId, servers);
  if (readResync() !== 'returned') return;
  saveResync(null);
  toasts.show(resyncedToast(before && serverChanges(before, servers), servers.length));
}
