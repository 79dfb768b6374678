import {
  createContext,
  Fragment,
  use,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { ChevronRight, Pin } from 'lucide-react';
import type { Server } from '#domain/servers/server';
import { box, row } from '#theme/box';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { CoverLink } from '#components/CoverLink/CoverLink';
import { IconButton } from '#components/IconButton/IconButton';
import { problemsText, roleText, serverStateText } from '#content/messages/dashboard/server-list';
import { waitingRequestsText } from '#content/messages/dashboard/waiting-requests';
import { agoText } from '#content/messages/shell/ago';
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
  toggle: (serverId: string) => void;
}

/**
 * The key of the setting that the user wants to open in a server (product.md §5.10). Links to dashboards contain it.
 */
export const SettingToOpenContext = createContext<string | null>(null);

export interface ServerListProps {
  servers: readonly Server[];
  pins?: Pins | null;
  hasState?: boolean;
}

/** More rows than fit into a window. A deferred render adds the others. */
const FIRST_COUNT = 24;

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
  pins: Pins | null;
  hasState: boolean;
}

/**
 * Links to the dashboard (product.md §7.4), which opens without a request, because the link passes the server. The
 * accessible name is the server's name and the viewer's role.
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

/**
 * Who asks for access to a server, what fails in it, if anything did at the last check, its setup state and its last change.
 * Empty until they are known.
 */
function ServerState({ id, serverId, now: still }: ServerStateProps) {
  const now = useNow(still);
  const facts = ServerFactsContext.useSelector(({ context }) => factsOf(context.value, serverId));
  if (!facts) return <p id={id} className={css.state} />;
  const { health, waitingRequests } = facts;
  const badges = [
    ...(waitingRequests > 0 ? [waitingRequestsText(waitingRequests)] : []),
    ...(health && health.fails > 0 ? [problemsText(health.fails)] : []),
  ];
  const checked = health && health.fails > 0 ? `${agoText(Date.parse(health.at), now)} · ` : '';
  const rest = `${checked}${serverStateText(facts, now)}`;
  return (
    <p id={id} title={[...badges, rest].join(' ')} className={css.state}>
      {badges.map((badge) => (
        <Fragment key={badge}>
          <Badge size="small" tone="warning">
            {badge}
          </Badge>{' '}
        </Fragment>
      ))}
      {rest}
    </p>
  );
}

interface PinButtonProps extends Pins {
  server: Pick<Server, 'id' | 'name'>;
}

/** Moves the server to the top. The accessible name does not change; `aria-pressed` tells whether it is pinned. */
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
