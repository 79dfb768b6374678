import type { Conditions } from '../conditions';
import { dataIn, type DataStorage } from '../data';
import { people, type Person } from '../session/people';
import { guilds, type GuildName } from './servers';
import type { TableRow } from '#services/database-functions';

/** A row of `access_requests`. Times are in ISO 8601. */
export interface AccessRequestRow extends TableRow<'access_requests'> {
  status: 'open' | 'withdrawn' | 'declined' | 'approved';
}

type World = Pick<Conditions, 'accessRequests'>;

const HOUR = 3_600_000;

/** Creates the store of the requests for access to servers. Its rows are read from the storage on each use. */
export function createAccessRequestStore({ keep, now }: { keep: DataStorage; now: () => number }) {
  const { read, write } = dataIn(keep);
  const rows = (world: World): readonly AccessRequestRow[] =>
    read().accessRequests[world.accessRequests] ?? startingRequests(world, now());
  const keepRows = (world: World, next: readonly AccessRequestRow[]) =>
    write({ accessRequests: { ...read().accessRequests, [world.accessRequests]: [...next] } });
  return {
    rows,

    add(world: World, { person, serverId }: { person: Person; serverId: string }): void {
      const all = rows(world);
      const row = requestRow({ index: all.length, person, serverId, askedAt: now() });
      keepRows(world, [...all, row]);
    },

    answer(
      world: World,
      status: AccessRequestRow['status'],
      isAnswered: (row: AccessRequestRow) => boolean,
    ): void {
      const all = rows(world);
      const answered_at = new Date(now()).toISOString();
      const next = all.map((row) =>
        row.status === 'open' && isAnswered(row) ? { ...row, status, answered_at } : row,
      );
      if (next.some((row, index) => row !== all[index])) keepRows(world, next);
    },
  };
}

/** Returns the initial requests of a world. `now` is in Unix ms. */
function startingRequests({ accessRequests }: World, now: number): readonly AccessRequestRow[] {
  const asked = (person: Person, guild: GuildName, hours: number, index = 0) =>
    requestRow({ index, person, serverId: guilds[guild].id, askedAt: now - hours * HOUR });
  switch (accessRequests) {
    case 'none':
      return [];
    case 'waiting':
      return [
        asked(people.moderator, 'resellHeaven', 70),
        asked(people.supporter, 'resellHeaven', 2, 1),
      ];
    case 'asked':
      return [asked(people.owner, 'picksClub', 30)];
    case 'declined': {
      const answered_at = new Date(now - 24 * HOUR).toISOString();
      return [{ ...asked(people.owner, 'picksClub', 30), status: 'declined', answered_at }];
    }
  }
}

function requestRow(given: {
  index: number;
  person: Person;
  serverId: string;
  /** Unix ms. */
  askedAt: number;
}): AccessRequestRow {
  const { index, person, serverId, askedAt } = given;
  return {
    id: `acce5500-0000-4000-8000-${String(index).padStart(12, '0')}`,
    server_id: serverId,
    user_id: person.id,
    discord_id: person.discord?.id ?? '',
    name: person.discord?.username ?? person.email,
    status: 'open',
    asked_at: new Date(askedAt).toISOString(),
    answered_at: null,
  };
}
