import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProject, runAs, type Caller, type Outcome, type Project } from '../setup/project';
import { ids, type Visitor } from './table-rights';
import { arrangeTables } from './table-world';

let project: Project;
let cast: Record<Visitor, Caller>;

beforeAll(async () => {
  project = await openProject('fresh');
  cast = await arrangeTables(project.sql);
});
afterAll(() => project.drop());

const missing = { ok: false, code: 'PT403', hint: 'second_factor_missing' };
const required = { ok: false, code: 'PT403', hint: 'second_factor_required' };
const notAllowed = { ok: false, code: '42501' };
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds;

interface How {
  /** Whether the caller has a verified factor, and when it was used in the session, in Unix seconds. */
  hasFactor?: boolean;
  factorAt?: number;
  isRequired?: boolean;
  arrange?: string;
}

/** Runs a statement in a world in which the server `here` requires a second factor, and undoes both. */
function run(
  visitor: Visitor,
  statement: string,
  { hasFactor = false, factorAt, isRequired = true, arrange = 'select' }: How = {},
): Promise<Outcome> {
  const caller = cast[visitor];
  return runAs(
    project.sql,
    caller.role === 'authenticated' && factorAt !== undefined ? { ...caller, factorAt } : caller,
    async (t) => {
      await t`reset role`;
      await t.unsafe(arrange);
      if (isRequired) await t`insert into private.factor_requirements values (${ids.here})`;
      if (hasFactor && caller.role === 'authenticated') {
        await t`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
          values (${randomUUID()}, ${caller.userId}, 'totp', 'verified', now(), now())`;
      }
      await t`select set_config('role', ${caller.role}, true)`;
      return t.unsafe(statement);
    },
    { undo: true },
  );
}

const save = (server: string) =>
  `select save_server_config('${server}', 1, '[{"key": "SuccessPoints", "before": 5, "after": 61}]') ->> 'status' as status`;

const asking = `delete from public.access_requests;
  insert into public.access_requests (id, server_id, user_id, discord_id, name)
  select '${ids.sender}', '${ids.here}', '${ids.newcomer}', '300000000000000111', 'Noor'`;
const linked = `update public.stores set server_id = '${ids.here}', server_link = 'standing' where id = '${ids.openStore}'`;

/** A call of each function and table through which somebody edits a server. */
const edits: readonly { what: string; by: Visitor; statement: string; arrange?: string }[] = [
  {
    what: 'a setting is saved',
    by: 'an editor of points',
    statement: save(ids.here),
  },
  {
    what: 'a setting is saved by the owner',
    by: 'the owner of the guild',
    statement: save(ids.here),
  },
  {
    what: 'a setting is saved by the site',
    by: 'a site admin',
    statement: save(ids.here),
  },
  {
    what: 'a secret is set',
    by: 'the owner of the guild',
    statement: `select save_server_config('${ids.here}', 1, '[{"key": "WhopAPIKey", "before": "", "after": "secret"}]')`,
  },
  {
    what: 'the panels of an editor are replaced',
    by: 'the owner of the guild',
    statement: `select replace_member_permissions('${ids.pointsEditor}', '[{"server_id": "${ids.here}", "server_name": "Server", "allowed_panels": ["roles"]}]')`,
  },
  {
    what: 'the panels of an editor are taken',
    by: 'the owner of the guild',
    statement: `delete from server_member_permissions where server_id = '${ids.here}'`,
  },
  {
    what: 'an editor is changed',
    by: 'the owner of the guild',
    statement: `update team_members set name = 'Somebody' where id = '${ids.pointsEditor}'`,
  },
  {
    what: 'an editor is removed',
    by: 'the owner of the guild',
    statement: `delete from team_members where id = '${ids.pointsEditor}'`,
  },
  ...Object.entries({
    added: `insert into team_members (name, allowed_panels) values ('Somebody', '{points}')`,
    changed: `update team_members set allowed_panels = '{}' where id = '${ids.pointsEditor}'`,
    removed: `delete from team_members where id = '${ids.pointsEditor}'`,
  }).map(([what, statement]) => ({
    what: `an editor with panels in every server is ${what}`,
    by: 'a site admin' as const,
    statement,
    arrange: `delete from public.server_member_permissions;
      update public.team_members set allowed_panels = '{roles}' where id = '${ids.pointsEditor}'`,
  })),
  {
    what: 'editors of a former owner are confirmed',
    by: 'the owner of the guild',
    statement: `select confirm_editors('${ids.here}', array['${ids.pointsEditor}'::uuid])`,
    arrange: `update public.server_member_permissions set confirmed_owner_id = null`,
  },
  {
    what: 'the webhook is set',
    by: 'an admin of the guild',
    statement: `select set_notice_webhook('${ids.here}', 'https://discord.com/api/webhooks/1/token')`,
  },
  {
    what: 'the webhook is removed',
    by: 'an admin of the guild',
    statement: `select set_notice_webhook('${ids.here}', '')`,
  },
  {
    what: 'a request for access is declined',
    by: 'an admin of the guild',
    statement: `select decline_access_request('${ids.sender}')`,
    arrange: asking,
  },
  {
    what: 'a store is unlinked',
    by: 'an admin of the guild',
    statement: `select unlink_store('${ids.here}', '${ids.openStore}')`,
    arrange: linked,
  },
];

describe('a server that requires a second factor of its editors:', () => {
  it.each(edits)('$what', async ({ by, statement, arrange = 'select' }) => {
    expect(await run(by, statement, { arrange })).toMatchObject(missing);
    expect(await run(by, statement, { arrange, hasFactor: true })).toMatchObject(required);
    const again = { arrange, hasFactor: true, factorAt: secondsAgo(60) };
    expect((await run(by, statement, again)).ok).toBe(true);
    expect((await run(by, statement, { arrange, isRequired: false })).ok).toBe(true);
  });

  it('a setting needs a factor of the session, whenever it was used', async () => {
    const factorAt = secondsAgo(7_200);
    const by = 'an editor of points';
    expect((await run(by, save(ids.here), { hasFactor: true, factorAt })).ok).toBe(true);
    // A token says until its end that a factor was used that has been removed since.
    expect(await run(by, save(ids.here), { factorAt })).toMatchObject(missing);
  });

  it('other servers stay as they are', async () => {
    expect((await run('the owner of the guild', save(ids.alsoHere))).ok).toBe(true);
  });

  it.each([
    ['reads its settings', 'an editor of points', `select * from server_config('${ids.here}')`, 1],
    [
      'reads its editors',
      'the owner of the guild',
      `select id from team_members where id = '${ids.pointsEditor}'`,
      1,
    ],
    ['asks for access', 'a member of the guild', `select ask_for_access('${ids.here}')`, 1],
    ['withdraws a request', 'a stranger', `select withdraw_access_request('${ids.here}')`, 1],
  ] as const)('somebody without one %s', async (_, by, statement, count) => {
    const outcome = await run(by, statement);
    expect(outcome.ok && outcome.rows.length).toBe(count);
  });

  it('the bot needs none', async () => {
    const statement = `update server_configs set config = '{"SuccessPoints": 7}' where server_id = '${ids.here}'`;
    expect((await run('the service role', statement)).ok).toBe(true);
  });

  it('nobody without a right learns that it is required', async () => {
    expect(await run('a member of the guild', save(ids.here))).toMatchObject(notAllowed);
    const rights = `select viewer_rights() -> 'factor' as factor`;
    expect(await run('a member of the guild', rights)).toMatchObject({
      rows: [{ factor: { is_set_up: false, required_in: [] } }],
    });
    for (const who of ['an editor of points', 'the owner of the guild', 'a site admin'] as const) {
      expect(await run(who, rights, { hasFactor: true })).toMatchObject({
        rows: [{ factor: { is_set_up: true, required_in: [ids.here] } }],
      });
    }
  });

  it('these tables ask', async () => {
    const rows = await project.sql<{ name: string }[]>`
      select distinct event_object_schema || '.' || event_object_table as name
      from information_schema.triggers where trigger_name = 'require_factor' order by 1`;
    expect(rows.map(({ name }) => name)).toEqual([
      'private.message_recipients',
      'public.access_requests',
      'public.server_configs',
      'public.server_member_permissions',
      'public.server_secrets',
      'public.stores',
      'public.team_members',
    ]);
  });
});

describe('requiring it', () => {
  const set = (isRequired: boolean) =>
    `with set as materialized (select require_factor_of_editors('${ids.here}', ${isRequired}) as outcome)
      select outcome from set`;
  const owner = 'the owner of the guild';
  const used = { hasFactor: true, factorAt: secondsAgo(60) };

  it.each([true, false])('%s: the owner needs one, and a code', async (isRequired) => {
    const how = { isRequired: !isRequired };
    expect(await run(owner, set(isRequired), how)).toMatchObject(missing);
    expect(await run(owner, set(isRequired), { ...how, hasFactor: true })).toMatchObject(required);
    const late = { ...how, hasFactor: true, factorAt: secondsAgo(16 * 60) };
    expect(await run(owner, set(isRequired), late)).toMatchObject(required);
    expect(await run(owner, set(isRequired), { ...how, ...used })).toMatchObject({
      rows: [{ outcome: 'saved' }],
    });
  });

  it.each(['an admin of the guild', 'a site admin', 'an editor of editors', 'a stranger'] as const)(
    '%s cannot',
    async (visitor) => {
      expect(await run(visitor, set(true), used)).toMatchObject(notAllowed);
    },
  );

  it('tells the open dashboards and the webhook once', async () => {
    const told = (isRequired: boolean) =>
      runAs(
        project.sql,
        { ...cast[owner], factorAt: secondsAgo(60) } as Caller,
        async (t) => {
          await t`reset role`;
          await t`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
            select ${randomUUID()}, auth.uid(), 'totp', 'verified', now(), now()`;
          await t`delete from realtime.messages`;
          await t`set local role authenticated`;
          await t.unsafe(set(isRequired));
          await t`reset role`;
          return t`select array(select topic from realtime.messages order by 1) as topics,
            array(select payload from private.messages_to_send where kind = 'factorRequirement') as notices`;
        },
        { undo: true },
      );
    const on = await told(true);
    const editor = cast['an editor of points'] as { userId: string };
    expect(on.ok && on.rows[0]?.['topics']).toEqual(
      expect.arrayContaining([`db-changes:${ids.here}`, `server-updates:${editor.userId}`]),
    );
    expect(on.ok && on.rows[0]?.['notices']).toEqual([
      { by: expect.any(String) as string, is_required: true },
    ]);
    expect(await told(false)).toMatchObject({ rows: [{ topics: [], notices: [] }] });
  });
});
