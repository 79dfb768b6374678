import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import type { Server } from '#domain/servers/server';
import { row, stack } from '#theme/box';
import * as css from './Sidebar.css';

/** The picture, name and role of a server. */
export function ServerIdentity({ server }: { server: Server }) {
  const { id, name, icon } = server;
  return (
    <div className={css.server}>
      <Avatar src={icon} name="" seed={id} size={40} shape="rounded" />
      <div className={stack({ gap: 'xs', shrinks: true })}>
        <p dir="auto" title={name} className={css.serverName}>
          {name}
        </p>
        <p className={row({ gap: 'xs', align: 'stretch', wraps: true })}>
          <ServerBadges server={server} />
        </p>
      </div>
    </div>
  );
}

/** The viewer's role on a server, and whether it is a demo. */
export function ServerBadges({ server: { role, isDemo } }: { server: Server }) {
  return (
    <>
      {role !== 'Demo' && (
        <Badge size="small" tone={role === 'Owner' ? 'accent' : 'neutral'}>
          {role}
        </Badge>
      )}
      {isDemo && (
        <Badge size="small" tone="warning">
          Demo
        </Badge>
      )}
    </>
  );
}
