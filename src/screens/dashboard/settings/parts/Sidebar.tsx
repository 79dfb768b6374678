import { Activity, ListChecks, PanelsTopLeft } from 'lucide-react';
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useHref } from 'react-router-dom';
import { Badge } from '#components/Badge/Badge';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { changedHereText } from '#content/messages/dashboard/config';
import { setupMessages } from '#content/messages/dashboard/setups';
import { healthName, startName, panelNames } from '#content/panels';
import { changesBetween } from '#domain/bot-config/changes';
import { fieldOf } from '#domain/bot-config/fields';
import { type Setup, sectionOfSetup, setupRows } from '#domain/bot-config/setups';
import { paths } from '#domain/paths';
import type { Panel } from '#domain/permissions/panels';
import type { Server } from '#domain/servers/server';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { box, row, stack } from '#theme/box';
import type { Start } from '../../start/use-start';
import { HEALTH, type Section, START } from '../open-tabs';
import { panelIcons } from './panel-icons';
import { setupIcons } from './setup-icons';
import * as css from './Sidebar.css';

export interface SidebarProps {
  server: Server;
  tabs: readonly Panel[];
  current: Panel | null;
  onTabChange: (tab: Section) => void;
  start: Pick<Start, 'isListed' | 'isOpen'>;
  /** `count` is the number of things that the bot cannot do. */
  health: { isListed: boolean; isOpen: boolean; count: ReactNode };
  /** The set-ups that the viewer may open (product.md §9.27). */
  setups: readonly Setup[];
  currentSetup: Setup | null;
  /** How many requests for access wait. */
  requestCount: ReactNode;
  /** Whether the heading is shown. The drawer does not need it, because it has the same heading. */
  isTitleShown: boolean;
}

const title = box({ paddingInline: 'm', size: 'xs', weight: 'strong', color: 'textMuted' });

/** A link to each tab of a server (product.md §9.1). */
export function Sidebar(props: SidebarProps) {
  const { server, tabs, current, onTabChange, start, health, isTitleShown } = props;
  const { setups, currentSetup, requestCount } = props;
  return (
    <aside aria-label="Server" className={stack({ gap: 'l', flex: 1, shrinks: true })}>
      <nav aria-label="Settings" className={stack({ gap: 's' })}>
        {isTitleShown && <p className={title}>Settings</p>}
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
          {health.isListed && (
            <li>
              <PlaceLink
                href={paths.dashboard.href(server.id, HEALTH)}
                aria-current={health.isOpen ? 'page' : undefined}
                className={css.tab}
                onOpen={() => onTabChange(HEALTH)}
              >
                <Activity aria-hidden />
                {healthName}
                {health.count}
              </PlaceLink>
            </li>
          )}
          {tabs.map((tab) => (
            <li key={tab}>
              <TabLink
                tab={tab}
                serverId={server.id}
                isCurrent={tab === current}
                count={tab === 'editors' && requestCount}
                onOpen={onTabChange}
              />
            </li>
          ))}
        </ul>
      </nav>
      {setups.length > 0 && (
        <nav aria-label={setupMessages.heading} className={stack({ gap: 's' })}>
          <p aria-hidden className={title}>
            {setupMessages.heading}
          </p>
          <ul className={css.tabs}>
            {setups.map((setup) => (
              <li key={setup}>
                <PlaceLink
                  href={paths.dashboard.href(server.id, sectionOfSetup(setup))}
                  aria-label={setupRows[setup].title}
                  aria-current={setup === currentSetup ? 'page' : undefined}
                  className={css.tab}
                  onOpen={() => onTabChange(sectionOfSetup(setup))}
                >
                  {setupIcons[setup]}
                  {setupRows[setup].name}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <LinkButton tone="plain" size="compact" icon={<PanelsTopLeft />} href={paths.embeds.href()}>
        Embed Designer
      </LinkButton>
    </aside>
  );
}

interface TabLinkProps {
  tab: Panel;
  serverId: string;
  isCurrent: boolean;
  count: ReactNode;
  onOpen: (tab: Panel) => void;
}

/** A link to a tab. It is an anchor, so that the tab can also be opened in a new window. */
function TabLink({ tab, serverId, isCurrent, count, onOpen }: TabLinkProps) {
  const countId = useId();
  const unsaved = ConfigEditContext.useSelector(
    ({ context: { base, draft } }) =>
      changesBetween(base, draft).filter(({ key }) => fieldOf(key).tab === tab).length,
  );
  return (
    <>
      <PlaceLink
        href={paths.dashboard.href(serverId, tab)}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={unsaved > 0 ? countId : undefined}
        className={css.tab}
        onOpen={() => onOpen(tab)}
      >
        {panelIcons[tab]}
        {panelNames[tab]}
        {unsaved > 0 && (
          <span aria-hidden className={row({ align: 'stretch', inline: true, pushed: true })}>
            <Badge size="small" tone="accent">
              {unsaved}
            </Badge>
          </span>
        )}
        {count}
      </PlaceLink>
      <span hidden id={countId}>
        {changedHereText(unsaved)}
      </span>
    </>
  );
}

interface PlaceLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  href: string;
  /** Not called with a modifier key: the browser then opens, for example, a new tab. */
  onOpen: () => void;
}

/** Returns a listener that opens a place instead of following the link, and leaves presses with a modifier key alone. */
export function opensPlace(onOpen: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onOpen();
  };
}

/** A link to another section or setting of the dashboard. It has no styles. */
export function PlaceLink({ href, onOpen, children, ...props }: PlaceLinkProps) {
  return (
    <a {...props} href={useHref(href)} onClick={opensPlace(onOpen)}>
      {children}
    </a>
  );
}
