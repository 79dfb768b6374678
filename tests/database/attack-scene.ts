import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { connect } from '../../supabase/local/database';
import { openProject, runAs, type Caller, type Outcome, type Project } from '../setup/project';
import { until } from '../setup/until';
import {
  addMember,
  addServer,
  setPlatformOwner,
  setSiteAdmin,
  signUp,
  tell,
  type SignedIn,
} from './cast';

export const platformOwnersId = '300000000000000001';
export const ownersId = '300000000000000002';
export const adminsId = '300000000000000003';
export const attackersId = '300000000000000004';

export const refused = { ok: false, code: '42501' };
export const nothing = { ok: true, rows: [] };
export const done = { ok: true, rows: [{ done: true }] };
export const powerless = { servers: [], configs: [], panelsHere: [] };

interface World {
  project: Project;
  owner: SignedIn;
  admin: SignedIn;
  siteAdmin: SignedIn;
  /** A user who has access to the Editors and Points panels of `here`, and owns `theirs`. */
  attacker: SignedIn;
}

/** The rows that are created for each test. All tests share the users. */
interface Moment {
  here: string;
  theirs: string;
  /** A server that none of these users has access to. */
  elsewhere: string;
  attackersRow: string;
  /** The Discord account that the attacker tries to add or remove. */
  friendsId: string;
}

type Statement = (t: TransactionSql) => Promise<readonly Record<string, unknown>[]>;
type Scene = World & Moment & ReturnType<typeof deedsIn>;

/**
 * Prepares a project with a server that has an owner, an admin and an attacker. Returns their ids, and functions for
 * the attacker's calls.
 */
export function setScene(): Scene {
  const world = {} as World & Moment;
  let count = 0n;
  beforeAll(async () => {
    Object.assign(world, await openWorld());
  });
  afterAll(() => world.project.drop());
  beforeEach(async () => {
    count += 1n;
    Object.assign(world, await arrange(world, count));
  });
  return Object.assign(world, deedsIn(world));
}

async function openWorld(): Promise<World> {
  const project = await openProject('fresh');
  const { sql } = project;
  await setPlatformOwner(sql, platformOwnersId);
  const siteAdmin = await signUp(sql, '300000000000000006');
  await setSiteAdmin(sql, siteAdmin);
  return {
    project,
    siteAdmin,
    owner: await signUp(sql, ownersId),
    admin: await signUp(sql, adminsId),
    attacker: await signUp(sql, attackersId),
  };
}

async function arrange({ project, owner, admin, attacker }: World, count: bigint): Promise<Moment> {
  const { sql } = project;
  const first = 845_201_933_120_405_000n + 3n * count;
  const [here, theirs, elsewhere] = [String(first), String(first + 1n), String(first + 2n)];
  await sql`delete from public.team_members`;
  await addServer(sql, here, ownersId);
  await addServer(sql, theirs, attackersId);
  await addServer(sql, elsewhere);
  await tell(sql, owner, here, { owner: true, permissions: '0' });
  await tell(sql, admin, here, { owner: false, permissions: '8' });
  await tell(sql, attacker, theirs, { owner: true, permissions: '0' });
  const attackersRow = await addMember(sql, attackersId, {
    panels: { [here]: ['editors', 'points'] },
  });
  return { here, theirs, elsewhere, attackersRow, friendsId: String(first + 10n ** 17n) };
}

function deedsIn(world: World & Moment) {
  const run = (caller: Caller, statement: Statement) => runAs(world.project.sql, caller, statement);

  /**
   * Returns the servers, configurations and panels that a user can access if the user's token also contains `claims`.
   */
  async function powersOf(someone: SignedIn, claims: object = {}) {
    const { here, theirs } = world;
    const outcome = await run(someone, async (t) => {
      const all = { role: 'authenticated', sub: someone.userId, ...claims };
      await t`select set_config('request.jwt.claims', ${JSON.stringify(all)}, true)`;
      return t`select
        array(select id from public.servers where id in (${here}, ${theirs}) order by id) as servers,
        array(select server_id from public.server_configs where server_id in (${here}, ${theirs}) order by 1) as configs,
        array(select panel from unnest(array['advanced', 'api', 'roles', 'channels', 'points', 'misc', 'embeds', 'editors']) panel
          where private.may_open_panel(${here}, panel)) as "panelsHere"`;
    });
    if (!outcome.ok) throw new Error(outcome.message);
    return outcome.rows[0] as { servers: string[]; configs: string[]; panelsHere: string[] };
  }

  /** Adds a member on behalf of the caller. Returns the member's id. */
  async function newMember(caller: Caller, discordId: string, role = 'support'): Promise<string> {
    const outcome = await run(
      caller,
      (t) => t`insert into public.team_members (name, discord_id, panel_role)
      values ('New', ${discordId}, ${role}) returning id`,
    );
    if (!outcome.ok) throw new Error(outcome.message);
    return String(outcome.rows[0]?.['id']);
  }

  const give = (caller: Caller, member: string, server: string, panels: readonly string[]) =>
    run(
      caller,
      (
        t,
      ) => t`insert into public.server_member_permissions (team_member_id, server_id, server_name, allowed_panels)
      values (${member}, ${server}, 'Server', ${[...panels]}) returning true as done`,
    );

  const setPanels = (caller: Caller, member: string, panels: readonly string[]) =>
    run(
      caller,
      (t) => t`update public.server_member_permissions set allowed_panels = ${[...panels]}
      where team_member_id = ${member} and server_id = ${world.here} returning true as done`,
    );

  const become = (caller: Caller, member: string, to: Record<string, string | string[] | null>) =>
    run(
      caller,
      (t) => t`update public.team_members set ${t(to)} where id = ${member} returning true as done`,
    );

  const remove = (caller: Caller, member: string) =>
    run(
      caller,
      (t) => t`delete from public.team_members where id = ${member} returning true as done`,
    );

  const replace = (caller: Caller, member: string, rows: readonly object[]) =>
    run(caller, async (t) => {
      await t`select public.replace_member_permissions(${member}, ${JSON.stringify(rows)}::text::jsonb)`;
      return [{ done: true }];
    });

  /** Returns the panels of a member, keyed by server id. */
  async function rightsOf(member: string): Promise<Record<string, string[]>> {
    const rows = await world.project.sql<{ server_id: string; allowed_panels: string[] }[]>`
      select server_id, allowed_panels from public.server_member_permissions where team_member_id = ${member}`;
    return Object.fromEntries(
      rows.map(({ server_id, allowed_panels }) => [server_id, allowed_panels]),
    );
  }

  /**
   * Sends two requests as the attacker. The second one starts before the first has committed, and waits for a lock that
   * the first one holds.
   */
  async function atOnce(first: Statement, second: Statement): Promise<[Outcome, Outcome]> {
    const pool = connect(world.project.url(), { max: 2 });
    const sent: Promise<Outcome>[] = [];
    const before = await runAs(pool, world.attacker, async (t) => {
      const rows = await first(t);
      sent.push(runAs(pool, world.attacker, second));
      await until(async () => {
        const waiting = await world.project.sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        expect(waiting).toHaveLength(1);
      });
      return rows;
    });
    const [after] = await Promise.all(sent);
    await pool.end();
    if (!after) throw new Error('The second was never sent');
    return [before, after];
  }

  return { run, powersOf, newMember, give, setPanels, become, remove, replace, rightsOf, atOnce };
}
