import { useDeferredValue } from 'react';
import type { Server } from '#domain/servers/server';
import { box } from '#theme/box';
import type { Pins } from './pins';
import { ServerRow } from './ServerRow';

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
