import { fetchDiscordServers } from '#services/dashboard/fetch-discord-servers';
import { readResync, saveResync } from '#services/dashboard/resync';
import { resyncFailedToast } from '../notices/session/session';
import { toasts } from '../toasts';
import { reportServers } from './report-resync';

/** Reads the servers after the user has returned from Discord for a resync, and reports the changes in a toast. */
export async function finishResync(viewer: { userId: string; discordId: string }): Promise<void> {
  const listed = await fetchDiscordServers(viewer);
  if (listed.ok) reportServers(viewer.userId, listed.value);
  else if (readResync() === 'returned' && listed.error.kind !== 'alreadyFetching') {
    saveResync(null);
    toasts.show(resyncFailedToast);
  }
}
