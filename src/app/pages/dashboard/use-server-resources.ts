import { useEffect, useState } from 'react';
import { type GuildResources, noGuildResources } from '#domain/bot-config/guild-resources';
import { watchForgottenUrl } from '#services/designer/webhook-url';
import { hasStoredSession } from '#services/session/has-stored-session';
import { openBackend } from '../../boot/page-state';

/**
 * Returns the roles and channels that the viewer may see on a server. Returns no roles and channels until they are
 * loaded, or if the viewer may not see the server or has no session. The page then shows ids instead of names. The code
 * for the request is loaded only for a viewer with a session.
 */
export function useServerResources(serverId: string | null): GuildResources {
  const [known, setKnown] = useState<{ serverId: string; resources: GuildResources } | null>(null);
  useEffect(() => {
    if (serverId === null || !hasStoredSession()) return;
    const left = new AbortController();
    readResources(serverId, left.signal).then(
      (resources) => {
        if (!left.signal.aborted) setKnown({ serverId, resources });
      },
      // The roles and channels could not be loaded. The page continues to show ids.
      () => {},
    );
    // Discard the roles and channels when the user signs out.
    const stopWatching = watchForgottenUrl(() => {
      left.abort();
      setKnown(null);
    });
    return () => {
      left.abort();
      stopWatching();
    };
  }, [serverId]);
  return known !== null && known.serverId === serverId ? known.resources : noGuildResources;
}

async function readResources(serverId: string, signal: AbortSignal): Promise<GuildResources> {
  await openBackend();
  const { loadGuildResources } = await import('#services/dashboard/guild-resources');
  return loadGuildResources({ serverId }, signal);
}
