import type { Panel } from '#domain/permissions/panels';
import { ListChecks, PanelsTopLeft } from 'lucide-react';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { startName } from '#content/panels';
import { paths } from '#domain/paths';
import type { Server } from '#domain/servers/server';
import { stack } from '#theme/layout.css';
import { type Section, START } from '../open-tabs';
import type { Start } from '../../start/use-start';
import { PlaceLink } from './PlaceLink';
import * as css from './Sidebar.css';
import { TabLink } from './TabLink';

export interface SidebarProps {
  server: Server;
  tabs: readonly Panel[];
  current: Panel | null;
  onTabChange: (tab: Section) => void;
  /** The checklist for a new server. */
  start: Pick<Start, 'isListed' | 'isOpen'>;
  /** Whether the heading is shown. The drawer does not need it, because it has the same heading. */
  isTitleShown: boolean;
}

/** A link to each tab of a server (product.md §9.1). */
export function Sidebar(props: SidebarProps) {
  const { server, tabs, current, onTabChange, start, isTitleShown } = props;
  return (
    <aside aria-label="Server" className={css.sidebar}>
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
    </aside>
  );
}
