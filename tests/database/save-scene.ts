import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openProject, runAs, type Caller, type Outcome, type Project } from '../setup/project';
import { addMember, addServer, service, signUp, type SignedIn } from './cast';

/** An entry of the parameter `changes` of `save_server_config`. An omitted property is also omitted in the call. */
export interface Change {
  key?: string;
  before?: unknown;
  after?: unknown;
}

interface World {
  project: Project;
  owner: SignedIn;
  editor: SignedIn;
  /** A server with nothing saved. Each test gets a new one. */
  server: string;
}

type Scene = World & ReturnType<typeof deedsIn>;

const [ownersId, editorsId] = ['300000000000000001', '300000000000000002'] as const;

/** Creates two users who may change every setting of a server. Access rights are tested in `decisions.test.ts`. */
export function setScene(): Scene {
  const world = {} as World;
  let count = 0n;
  beforeAll(async () => {
    const project = await openProject('fresh');
    const owner = await signUp(project.sql, ownersId, 'mira');
    const editor = await signUp(project.sql, editorsId, 'sam');
    Object.assign(world, { project, owner, editor });
  });
  afterAll(() => world.project.drop());
  beforeEach(async () => {
    count += 1n;
    world.server = String(845_201_933_120_405_000n + count);
    const { sql } = world.project;
    await addServer(sql, world.server);
    for (const discordId of [ownersId, editorsId]) {
      await addMember(sql, discordId, { role: 'admin', panels: { [world.server]: [] } });
    }
  });
  return Object.assign(world, deedsIn(world));
}

function deedsIn(world: World) {
  const trySave = (
    caller: Caller,
    server: string | null,
    version: number | null,
    changes: readonly Change[],
  ): Promise<Outcome> =>
    runAs(
      world.project.sql,
      caller,
      (t) =>
        t`select public.save_server_config(${server}, ${version}, ${JSON.stringify(changes)}::text::jsonb) as answer`,
    );

  /** Returns the response or the error of a save. */
  async function save(
    caller: Caller,
    version: number,
    changes: readonly Change[],
  ): Promise<unknown> {
    const outcome = await trySave(caller, world.server, version, changes);
    return outcome.ok ? outcome.rows[0]?.['answer'] : outcome;
  }

  async function stored() {
    const [row] = await world.project
      .sql`select config, version from server_configs where server_id = ${world.server}`;
    return row ?? null;
  }

  /** Returns the server's history, oldest first. */
  async function revisions() {
    const rows = await world.project
      .sql`select version, saved_by, saved_by_name, saved_by_discord_id, keys, changes, saved_at
      from server_config_revisions where server_id = ${world.server} order by version`;
    return rows.map(({ saved_at, ...row }) => ({ row, savedAt: saved_at as Date }));
  }

  /**
   * Returns the stored secret `WhopAPIKey`, as the bot reads it. Returns the failed outcome if the secret cannot be
   * read.
   */
  async function secret(): Promise<unknown> {
    const outcome = await runAs(
      world.project.sql,
      service,
      (t) => t`select public.server_secret(${world.server}, 'WhopAPIKey') as secret`,
    );
    return outcome.ok ? outcome.rows[0]?.['secret'] : outcome;
  }

  async function vaultEntries(): Promise<number> {
    const [row] = await world.project.sql`select count(*)::int as entries from vault.secrets`;
    return Number(row?.['entries']);
  }

  return { trySave, save, stored, revisions, secret, vaultEntries };
}
