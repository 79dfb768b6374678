import { hasFullAccess } from '#domain/permissions/panel-access';
import { ServerNoticesContext } from '#machines/dashboard/server-notices/server-notices.machine';
import { NoticesFailure } from '#screens/dashboard/health/HealthStatus';
import type { ServerSettingsProps } from '#screens/dashboard/settings/ServerSettings';
import { serverNoticesLogic } from '../../wiring/dashboard/server-notices';

export interface HealthNoticesProps {
  who: Pick<ServerSettingsProps, 'server' | 'editor'>;
  onOpen: ServerSettingsProps['onTabChange'];
}

/** Reads the webhook for notices, for people who administer the server. Shows nothing if it cannot be read. */
export function HealthNotices({ who, onOpen }: HealthNoticesProps) {
  const serverId = who.server.id;
  if (!hasFullAccess(who)) return null;
  return (
    <ServerNoticesContext.Provider logic={serverNoticesLogic} options={{ input: { serverId } }}>
      <NoticesFailure serverId={serverId} onOpen={() => onOpen('editors')} />
    </ServerNoticesContext.Provider>
  );
}
