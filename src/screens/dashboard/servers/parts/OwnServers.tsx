import { SearchX } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { SearchField } from '#components/SearchField/SearchField';
import { serverListMessages } from '#content/messages/dashboard/server-list';
import { serversMessages } from '#content/messages/dashboard/servers';
import { groupServers, mayManage } from '#domain/servers/server-list';
import { ServerPageContext } from '#machines/dashboard/server-page/server-page.machine';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { FactsNotice } from './FactsNotice';
import { FILTER_FROM, filterServers } from './filter-servers';
import { JoinedServers, type JoinedServersProps } from './JoinedServers';
import * as css from './OwnServers.css';
import type { Pins } from './pins';
import { ServerList } from './ServerList';
import { ServerSection } from './ServerSection';

const { filter } = serversMessages;

export interface OwnServersProps {
  isUpdatesLost: boolean;
  pins: Pins | null;
  /** The list of the servers in which the viewer is only a member. */
  joinedList: JoinedServersProps['list'];
}

/**
 * The viewer's servers in two groups: those that the viewer may manage, and those in which the viewer is only a member.
 */
export function OwnServers({ isUpdatesLost, pins, joinedList }: OwnServersProps) {
  const servers = ServerPageContext.useSelector(({ context }) => context.servers);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const query = useDeferredValue(typed);
  const hasFilter = servers.length >= FILTER_FROM;
  const isFiltered = hasFilter && query.trim() !== '';
  const shown = useMemo(
    () => (isFiltered ? filterServers(servers, query) : servers),
    [servers, query, isFiltered],
  );
  const pinned = pins?.pinned;
  const { managed, joined } = useMemo(() => groupServers(shown, pinned), [shown, pinned]);
  const hasJoined = useMemo(() => servers.some((server) => !mayManage(server)), [servers]);
  const clear = () => {
    setTyped('');
    input.current?.focus();
  };
  return (
    <ServerSection
      title="Your Discord Servers"
      note={isUpdatesLost && serversMessages.updatesLost}
      count={servers.length}
      aside={
        hasFilter && (
          <SearchField
            label="Filter servers"
            placeholder="Filter servers..."
            inputRef={input}
            value={typed}
            onChange={setTyped}
          />
        )
      }
    >
      <p role="status" className={visuallyHidden}>
        {isFiltered && filter.count(shown.length, servers.length)}
      </p>
      <FactsNotice />
      {managed.length > 0 && <ServerList servers={managed} pins={pins} hasState />}
      {managed.length === 0 && !isFiltered && (
        <div className={css.nothing}>
          <EmptyState
            level={3}
            title={serverListMessages.noManaged.title}
            description={serverListMessages.noManaged.body}
          />
        </div>
      )}
      {hasJoined && (
        <JoinedServers
          servers={joined}
          startsOpen={managed.length === 0}
          isFiltered={isFiltered}
          list={joinedList}
        />
      )}
      {shown.length === 0 && (
        <div className={css.nothing}>
          <EmptyState
            level={3}
            icon={<SearchX />}
            title={filter.noMatch(query.trim())}
            actions={
              <Button tone="plain" onPress={clear}>
                Clear filter
              </Button>
            }
          />
        </div>
      )}
    </ServerSection>
  );
}
