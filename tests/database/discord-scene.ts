import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openProject, runAs, type Caller, type Outcome, type Project } from '../setup/project';
import { service, signUp, type SignedIn } from './cast';

interface World {
  project: Project;
  /** The user, who has a Discord account. Each test gets a new one. */
  user: SignedIn;
  discordId: string;
  /** Two guilds that are not in the database. */
  first: string;
  second: string;
}

type Scene = World & ReturnType<typeof deedsIn>;

/** Returns a guild in the format of Discord's guild list. */
export function guild(id: string, rest: object = {}): object {
  return { id, name: `Guild ${id}`, icon: null, owner: false, permissions: '0', ...rest };
}

/**
 * Creates a user for each test, and chooses the ids of two guilds that the database does not contain. Returns functions
 * that write and read the data of the edge functions.
 */
export function setScene(): Scene {
  const world = {} as World;
  let count = 0n;
  beforeAll(async () => {
    world.project = await openProject('fresh');
  });
  afterAll(() => world.project.drop());
  beforeEach(async () => {
    count += 1n;
    const first = 845_201_933_120_405_000n + 2n * count;
    const discordId = String(first + 10n ** 17n);
    const user = await signUp(world.project.sql, discordId, 'mira');
    Object.assign(world, { user, discordId, first: String(first), second: String(first + 1n) });
  });
  return Object.assign(world, deedsIn(world));
}

function deedsIn(world: World) {
  const run = (caller: Caller, statement: string): Promise<Outcome> =>
    runAs(world.project.sql, caller, (t) => t.unsafe(statement));

  /** Stores a response of Discord, as the edge function does. */
  async function record(guilds: readonly object[], { userId } = world.user): Promise<void> {
    const outcome = await runAs(
      world.project.sql,
      service,
      (t) =>
        t`select public.record_guild_access(${userId}, ${JSON.stringify(guilds)}::text::jsonb)`,
    );
    if (!outcome.ok) throw new Error(outcome.message);
  }

  async function guildsOf({ userId }: SignedIn): Promise<string[]> {
    const rows = await world.project.sql<{ server_id: string }[]>`
      select server_id from private.guild_access where user_id = ${userId} order by 1`;
    return rows.map(({ server_id }) => server_id);
  }

  /** Returns the database rows of the two guilds. A guild that is not in the database has no row. */
  async function serversKnown() {
    const rows = await world.project
      .sql`select id, name, icon, owner_id, added_at from public.servers
      where id in (${world.first}, ${world.second}) order by id`;
    return [...rows];
  }

  async function vaultEntries(): Promise<number> {
    const [row] = await world.project.sql`select count(*)::int as entries from vault.secrets`;
    return Number(row?.['entries']);
  }

  return { run, record, guildsOf, serversKnown, vaultEntries };
}
