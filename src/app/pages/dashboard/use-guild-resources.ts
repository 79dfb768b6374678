import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { type GuildResources, noGuildResources } from '#domain/bot-config/guild-resources';
import { setupOf } from '#domain/bot-config/setups';
import type { Server } from '#domain/servers/server';
import { failureOf } from '#machines/charts/view';
import { GuildResourcesContext } from '#machines/dashboard/guild-resources/guild-resources.machine';
import type { ServerSettingsProps } from '#screens/dashboard/settings/ServerSettings';
import { watchPageShown } from '#services/browser/page-visibility';

/** The section of the URL that shows the health check. */
const HEALTH = 'health' satisfies Parameters<ServerSettingsProps['onTabChange']>[0];

/** Returns the names and colors of the server's roles and channels. Until they are loaded, the UI shows ids. */
export function useGuildResources(
  server: Server,
  demoGuild: GuildResources | null,
): GuildResources {
  const actor = GuildResourcesContext.useActorRef();
  const read = GuildResourcesContext.useSelector((snapshot) =>
    failureOf(snapshot) === null ? snapshot.context.value : null,
  );
  const { tab } = useParams();
  useEffect(() => {
    if (!server.isDemo) actor.send({ type: 'start' });
  }, [actor, server]);
  useEffect(() => {
    // The viewer comes back from Discord, where they may have repaired something.
    if (server.isDemo || (tab !== HEALTH && setupOf(tab) === null)) return undefined;
    return watchPageShown(() => actor.send({ type: 'reload' }));
  }, [actor, server, tab]);
  return demoGuild ?? read?.resources ?? noGuildResources;
}
