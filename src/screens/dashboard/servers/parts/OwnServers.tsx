import { SearchX, ChevronDown } from 'lucide-react';
import {
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  Suspense,
  useId,
} from 'react';
import { Badge } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { SearchField } from '#components/SearchField/SearchField';
import { serverListMessages } from '#content/messages/dashboard/server-list';
import { serversMessages } from '#content/messages/dashboard/servers';
import type { Server } from '#domain/servers/server';
import { groupServers, mayManage } from '#domain/servers/server-list';
import { readErrorOf } from '#machines/charts/view';
import { ServerFactsContext } from '#machines/dashboard/server-facts/server-facts.machine';
import { ServerPageContext } from '#machines/dashboard/server-page/server-page.machine';
import { box, row } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { FILTER_FROM, filterServers } from './filter-servers';
import * as css from '../Servers.css';
import { type Pins, ServerList } from './ServerList';
import { ServerSection } from './ServerSection';

const { title, help } = serverListMessages.joined;

const { filter } = serversMessages;

export interface OwnServersProps {
  isUpdatesLost: boolean;
  pins: Pins | null;
  joinedList: JoinedServersProps['list'];
}

/** Lists the servers that the viewer may manage, and those in which the viewer is only a member. */
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
        <div className={box({ surface: 'dashed' })}>
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
        <div className={box({ surface: 'dashed' })}>
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

/** A notice that the setup states of the servers could not be loaded, with a retry button. */
function FactsNotice() {
  const facts = ServerFactsContext.useActorRef();
  const failure = ServerFactsContext.useSelector(readErrorOf);
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The pressed button is unmounted while the facts load, so the focus moves to the notice's container.
    place.current?.focus();
    facts.send({ type: 'reload' });
  };
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {failure && (
        <p className={row({ gap: 'm', wraps: true, size: 's', color: 'textMuted' })}>
          {serverListMessages.factsFailed[failure]}
          <Button tone="plain" size="compact" onPress={retry}>
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}

interface JoinedServersProps {
  servers: readonly Server[];
  /** Whether the list is initially expanded. The user can always collapse it, except while `isFiltered`. */
  startsOpen: boolean;
  /** Whether the servers are results of the filter. They are then always shown. */
  isFiltered: boolean;
  /** Loaded when the group is first expanded. Then it stays mounted, because a request may be pending. */
  list: ComponentType<{ servers: readonly Server[] }>;
}

/** A list that is collapsed at first, because the viewer cannot set up these servers. */
function JoinedServers({ servers, startsOpen, isFiltered, list: List }: JoinedServersProps) {
  const listId = useId();
  const [isUnfolded, setIsUnfolded] = useState(startsOpen);
  const isOpen = isUnfolded || isFiltered;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <div hidden={servers.length === 0} className={css.group}>
      <h3 className={css.groupHead}>
        {isFiltered ? (
          <span className={css.groupTitle}>{title}</span>
        ) : (
          <Button
            tone="quiet"
            icon={<ChevronDown className={css.groupMark({ isOpen })} />}
            aria-expanded={isOpen}
            aria-controls={listId}
            onPress={() => setIsUnfolded(!isUnfolded)}
          >
            {title}
          </Button>
        )}
        <Badge>{servers.length}</Badge>
      </h3>
      <div id={listId} hidden={!isOpen} className={css.groupBody}>
        <p className={box({ size: 's', color: 'textMuted' })}>{help}</p>
        {wasOpened && (
          <Suspense>
            <List servers={servers} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
