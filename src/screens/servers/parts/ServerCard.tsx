import { ChevronRight } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { CardLink } from '#components/Card/Card';
import { paths } from '#domain/paths';
import type { Server } from '#domain/servers/server';
import { row } from '#theme/layout.css';
import * as css from './ServerCard.css';

export interface ServerCardProps {
  server: Server;
}

/**
 * A link to the dashboard of a server (product.md §7.4). It passes the server to the dashboard, so that the dashboard
 * opens at once. Its accessible name is its whole text.
 */
export function ServerCard({ server }: ServerCardProps) {
  const { id, name, icon, role, isDemo } = server;
  return (
    <CardLink href={paths.dashboard.href(id)} routerOptions={{ state: { server } }}>
      <span className={css.content}>
        <Avatar src={icon} name="" seed={id} size={48} shape="rounded" />
        <span className={css.words}>
          <span title={name} className={css.name}>
            {name}
          </span>
          <span className={row({ gap: 'xs', align: 'stretch', wraps: true })}>
            {role !== 'Demo' && (
              <Badge tone={role === 'Owner' ? 'accent' : 'neutral'}>{role}</Badge>
            )}
            {isDemo && <Badge tone="warning">Demo</Badge>}
          </span>
        </span>
        <ChevronRight aria-hidden className={css.onwards} />
      </span>
    </CardLink>
  );
}
