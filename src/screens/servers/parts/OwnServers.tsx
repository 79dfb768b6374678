import { SearchX } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { SearchField } from '#components/SearchField/SearchField';
import { serversMessages } from '#content/messages/servers';
import { ServerPageContext } from '#machines/server-page/server-page.context';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { FILTER_FROM, filterServers } from './filter-servers';
import * as css from './OwnServers.css';
import { ServerGrid, ServerSection } from './ServerSection';

const { filter } = serversMessages;

export interface OwnServersProps {
  isUpdatesLost: boolean;
}

export function OwnServers({ isUpdatesLost }: OwnServersProps) {
  const servers = ServerPageContext.useSelector(({ context }) => context.servers);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const query = useDeferredValue(typed);
  const hasFilter = servers.length >= FILTER_FROM;
  const shown = hasFilter ? filterServers(servers, query) : servers;
  const isFiltered = hasFilter && query.trim() !== '';
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
      {shown.length > 0 ? (
        <ServerGrid servers={shown} />
      ) : (
        <div className={css.noMatch}>
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
