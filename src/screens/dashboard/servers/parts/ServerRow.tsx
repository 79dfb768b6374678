import { ChevronRight } from 'lucide-react';
import { use, useId } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { CoverLink } from '#components/CoverLink/CoverLink';
import { roleText } from '#content/messages/dashboard/server-list';
import { paths } from '#domain/paths';
import type { Server } from '#domain/servers/server';
import { ServerState } from './ServerState';
import { PinButton } from './PinButton';
import type { Pins } from './pins';
import { SettingToOpenContext } from './setting-to-open';
import * as css from './ServerRow.css';

export interface ServerRowProps {
  server: Server;
  /** Null if the row cannot be pinned. */
  pins: Pins | null;
  /** Whether the row shows the setup state and the last change of the server. */
  hasState: boolean;
}

/**
 * A row that links to the dashboard of a server (product.md §7.4). The link passes the server to the dashboard, so that
 * the dashboard opens without waiting for a request. The accessible name of the link is the server's name and the
 * viewer's role.
 */
export function ServerRow({ server, pins, hasState }: ServerRowProps) {
  const stateId = useId();
  const { id, name, icon } = server;
  const setting = use(SettingToOpenContext) ?? undefined;
  return (
    <li className={css.row}>
      <Avatar src={icon} name="" seed={id} size={40} shape="rounded" />
      <div className={css.words}>
        <CoverLink
          href={paths.dashboard.href(id, undefined, setting)}
          routerOptions={{ state: { server } }}
          aria-describedby={hasState ? stateId : undefined}
        >
          <span className={css.columns}>
            <span dir="auto" title={name} className={css.name}>
              {name}
            </span>
            <RoleWords server={server} />
          </span>
        </CoverLink>
        {hasState && <ServerState id={stateId} serverId={id} />}
      </div>
      {pins ? <PinButton server={server} {...pins} /> : <span className={css.unpinnable} />}
      <ChevronRight aria-hidden className={css.onwards} />
    </li>
  );
}

/** The viewer's role, or a label if the server is a demo. */
function RoleWords({ server }: Pick<ServerRowProps, 'server'>) {
  const { role, isDemo } = server;
  const isOwner = role === 'Owner';
  return (
    <span className={css.role}>
      {isDemo ? (
        <Badge tone="warning">Demo</Badge>
      ) : (
        <Badge tone={isOwner ? 'accent' : 'neutral'}>
          <span className={css.roleWords}>{roleText(server)}</span>
        </Badge>
      )}
    </span>
  );
}
