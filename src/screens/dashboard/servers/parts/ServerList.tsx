import { useDeferredValue, use, useId, useLayoutEffect, useRef, createContext } from 'react';
import { ChevronRight, Pin } from 'lucide-react';
import type { Server } from '#domain/servers/server';
import { box, row } from '#theme/box';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { CoverLink } from '#components/CoverLink/CoverLink';
import { IconButton } from '#components/IconButton/IconButton';
import { roleText, serverStateText } from '#content/messages/dashboard/server-list';
import { isolated } from '#domain/names';
import { paths } from '#domain/paths';
import { factsOf } from '#domain/servers/server-facts';
import { ServerFactsContext } from '#machines/dashboard/server-facts/server-facts.machine';
import { useNow } from '../../../shell/use-now';
import * as css from './ServerList.css';

/** The servers that the viewer has pinned in this browser, and a function that changes them. */
export interface Pins {
  /** Ids, the oldest pin first. */
  pinned: readonly string[];
  /** Pins a server, or unpins it. */
  toggle: (serverId: string) => void;
}

/**
 * The key of the setting that the user wants to open (product.md §5.10). The links from this page to the dashboards
 * contain the key. It is null if the user only chooses a server.
 */
export const SettingToOpenContext = createContext<string | null>(null);

export interface ServerListProps {
  servers: readonly Server[];
  /** Null if the servers cannot be pinned. */
  pins?: Pins | null;
  /** Whether each row shows the setup state and the last change of its server. */
  hasState?: boolean;
}

/**
 * Number of rows in the first render. It is larger than the number of rows that fit into a window. A deferred render
 * adds the other rows.
 */
const FIRST_COUNT = 24;

/** The rows of a group of servers. */
export function ServerList({ servers, pins = null, hasState = false }: ServerListProps) {
  const count = useDeferredValue(Infinity, FIRST_COUNT);
  return (
    <ul className={box({ surface: 'card', overflow: 'hidden' })}>
      {servers.slice(0, count).map((server) => (
        <ServerRow key={server.id} server={server} pins={pins} hasState={hasState} />
      ))}
    </ul>
  );
}

interface ServerRowProps {
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
function ServerRow({ server, pins, hasState }: ServerRowProps) {
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
      <ChevronRight aria-hidden className={box({ flex: 'none', square: 16, color: 'textMuted' })} />
    </li>
  );
}

/** The viewer's role, or a label if the server is a demo. */
function RoleWords({ server }: Pick<ServerRowProps, 'server'>) {
  const { role, isDemo } = server;
  const isOwner = role === 'Owner';
  return (
    <span className={row({ align: 'stretch', shrinks: true })}>
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

interface ServerStateProps {
  /** The id of this element. The element describes the link of the row. */
  id: string;
  serverId: string;
  /** The fixed time of a story, in Unix ms. */
  now?: number | undefined;
}

/** The setup state and the last change of a server. Empty until both are known. */
function ServerState({ id, serverId, now: still }: ServerStateProps) {
  const now = useNow(still);
  const facts = ServerFactsContext.useSelector(({ context }) => factsOf(context.value, serverId));
  const words = facts && serverStateText(facts, now);
  return (
    <p id={id} title={words} className={css.state}>
      {words}
    </p>
  );
}

interface PinButtonProps extends Pins {
  server: Pick<Server, 'id' | 'name'>;
}

/**
 * Pins a server, which moves it to the top of the list. The accessible name does not change; `aria-pressed` indicates
 * whether the server is pinned.
 */
function PinButton({ server: { id, name }, pinned, toggle }: PinButtonProps) {
  const isPinned = pinned.includes(id);
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useLayoutEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    // When the pin changes, the row moves in the document and its button loses the focus, so focus the button again.
    button.current?.focus();
  }, [isPinned]);
  const press = () => {
    wasPressed.current = true;
    toggle(id);
  };
  return (
    <span className={isPinned ? css.pinned : css.unpinned}>
      <IconButton
        ref={button}
        size="compact"
        label={`Pin ${isolated(name)}`}
        aria-pressed={isPinned}
        icon={<Pin fill={isPinned ? 'currentColor' : 'none'} />}
        onPress={press}
      />
    </span>
  );
}
