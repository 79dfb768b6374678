import type { Panel } from '#domain/permissions/panels';
import { ArrowLeft, ListChecks, PanelsTopLeft } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { Link } from '#components/Link/Link';
import { startName } from '#content/panels';
import { paths } from '#domain/paths';
import type { Server } from '#domain/servers/server';
import { row, stack } from '#theme/layout.css';
import { type Section, START } from '../open-tabs';
import type { Start } from '../start/use-start';
import { PlaceLink } from './PlaceLink';
import * as css from './Sidebar.css';
import { SidebarFoot, type SidebarFootProps } from './SidebarFoot';
import { TabLink } from './TabLink';

export interface SidebarProps extends SidebarFootProps {
  server: Server;
  tabs: readonly Panel[];
  current: Panel | null;
  onTabChange: (tab: Section) => void;
  /** The checklist for a new server. */
  start: Pick<Start, 'isListed' | 'isOpen'>;
  /** Whether the heading is shown. The drawer does not need it, because it has the same heading. */
  isTitleShown: boolean;
}

/** The server's name and a link to each of its tabs (product.md §9.1). */
export function Sidebar(props: SidebarProps) {
  const { server, tabs, current, onTabChange, start, isTitleShown, viewer, onSignIn } = props;
  return (
    <aside aria-label="Server" className={css.sidebar}>
      <Link href={paths.servers.href()} tone="quiet" routerOptions={{ state: { server } }}>
        <ArrowLeft aria-hidden className={css.backIcon} />
        Back to Servers
      </Link>
      <ServerIdentity server={server} />
      <nav aria-label="Settings" className={stack({ gap: 's' })}>
        {isTitleShown && <p className={css.title}>Settings</p>}
        <ul className={css.tabs}>
          {(start.isListed || start.isOpen) && (
            <li>
              <PlaceLink
                href={paths.dashboard.href(server.id, START)}
                aria-current={start.isOpen ? 'page' : undefined}
                className={css.tab}
                onOpen={() => onTabChange(START)}
              >
                <ListChecks aria-hidden />
                {startName}
              </PlaceLink>
            </li>
          )}
          {tabs.map((tab) => (
            <li key={tab}>
              <TabLink
                tab={tab}
                serverId={server.id}
                isCurrent={tab === current}
                onOpen={onTabChange}
              />
            </li>
          ))}
        </ul>
      </nav>
      <LinkButton tone="plain" size="compact" icon={<PanelsTopLeft />} href={paths.embeds.href()}>
        Embed Designer
      </LinkButton>
      <SidebarFoot viewer={viewer} onSignIn={onSignIn} />
    </aside>
  );
}

function ServerIdentity({ server: { id, name, icon, role, isDemo } }: { server: Server }) {
  return (
    <div className={css.server}>
      <Avatar src={icon} name="" seed={id} size={40} shape="rounded" />
      <div className={css.serverWords}>
        <p title={name} className={css.serverName}>
          {name}
        </p>
        <p className={row({ gap: 'xs', align: 'stretch', wraps: true })}>
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
        </p>
      </div>
    </div>
  );
}
