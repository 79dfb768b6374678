import type { Server } from '#domain/servers/server';
import { box } from '#theme/box';
import { JoinedRow } from './JoinedRow';

export interface JoinedListProps {
  servers: readonly Server[];
}

/**
 * The servers in which the viewer is only a member, each with a button that requests access (product.md §7.13). Reads
 * the machines `access-ask` and `server-facts`.
 */
export function JoinedList({ servers }: JoinedListProps) {
  return (
    <ul className={box({ surface: 'card', overflow: 'hidden' })}>
      {servers.map((server) => (
        <JoinedRow key={server.id} server={server} />
      ))}
    </ul>
  );
}
