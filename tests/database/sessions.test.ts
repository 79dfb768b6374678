import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProject, runAs, type Caller, type Outcome, type Project } from '../setup/project';
import { ids } from './table-rights';
import { arrangeTables } from './table-world';
import { signUp, type SignedIn } from './cast';

let project: Project;
let owner: Caller;
let seller: Caller;

beforeAll(async () => {
  project = await openProject('fresh');
  const cast = await arrangeTables(project.sql);
  owner = cast['the owner of the guild'];
  seller = cast['the owner of a store'];
});
afterAll(() => project.drop());

const sessionEnded = { ok: false, code: 'PT401', hint: 'session_ended' };

/** Runs a statement after the caller's session has ended, and undoes both. */
async function withoutSession(caller: Caller, statement: string): Promise<Outcome> {
  if (caller.role !== 'authenticated') throw new Error('Only a user has a session.');
  const { userId } = caller;
  return runAs(
    project.sql,
    caller,
    async (t) => {
      await t`reset role`;
      await t`delete from auth.sessions where id = ${userId}`;
      await t`set local role authenticated`;
      return t.unsafe(statement);
    },
    { undo: true },
  );
}

/** The tables that only a user whose session still exists can change, and the changes that ask. */
const guarded = {
  'private.message_recipients': 'DELETE, INSERT, UPDATE',
  'public.managed_users': 'DELETE, INSERT, UPDATE',
  'public.server_member_permissions': 'DELETE, INSERT, UPDATE',
  'public.server_secrets': 'DELETE, INSERT, UPDATE',
  'public.store_members': 'DELETE, UPDATE',
  'public.store_membership_plans': 'DELETE, INSERT, UPDATE',
  'public.store_memberships': 'INSERT, UPDATE',
  'public.store_payment_secrets': 'DELETE, INSERT, UPDATE',
  'public.stores': 'DELETE',
  'public.team_members': 'DELETE, INSERT, UPDATE',
};

/** Only the secret key writes these secrets: tokens that Discord has given. */
const writtenBySecretKey = ['private.discord_tokens'];

const store = `(select id from public.stores where owner_id = (select auth.uid()) limit 1)`;

/** A call of each function and table that changes something sensitive. */
const sensitive: readonly (readonly [what: string, by: () => Caller, statement: string])[] = [
  [
    'a secret of a server is set',
    () => owner,
    `select save_server_config('${ids.here}', 1, '[{"key": "WhopAPIKey", "before": "", "after": "secret"}]')`,
  ],
  [
    'the webhook that is told about changes is set',
    () => owner,
    `select set_notice_webhook('${ids.here}', 'https://discord.com/api/webhooks/1/token')`,
  ],
  ['an editor is added', () => owner, `insert into team_members (name) values ('Somebody')`],
  ['an editor is changed', () => owner, `update team_members set name = 'Somebody'`],
  ['an editor is removed', () => owner, `delete from team_members`],
  [
    'the panels of an editor are replaced',
    () => owner,
    `select replace_member_permissions('${ids.pointsEditor}', '[]')`,
  ],
  ['panels are taken', () => owner, `delete from server_member_permissions`],
  [
    'editors of a former owner are confirmed',
    () => owner,
    `select confirm_editors('${ids.here}', array['${ids.pointsEditor}'::uuid])`,
  ],
  [
    'a payment secret is set',
    () => seller,
    `select set_payment_secret(${store}, 'stripe', 'whsec_c2VjcmV0c2VjcmV0')`,
  ],
  [
    'the address of a checkout is changed',
    () => seller,
    `update store_memberships set checkout_url = 'https://example.com' where store_id = ${store}`,
  ],
  ['a store is deleted', () => seller, `delete from stores where id = ${store}`],
  ['other sessions are ended', () => owner, `select end_sessions(null)`],
];

describe('what is sensitive needs a session that still exists:', () => {
  it.each(sensitive)('%s', async (_, by, statement) => {
    expect(await withoutSession(by(), statement)).toMatchObject(sessionEnded);
  });

  it.each(sensitive)('%s while the session exists', async (_, by, statement) => {
    const outcome = await runAs(project.sql, by(), (t) => t.unsafe(statement), { undo: true });
    expect(outcome).not.toMatchObject(sessionEnded);
  });

  it('a session of somebody else, or one that is over, does not count', async () => {
    const other = await signUp(project.sql, null);
    await project.sql`update auth.sessions set not_after = now() - interval '1 second' where id = ${other.userId}`;
    expect(await end(other)).toMatchObject(sessionEnded);
    const stolen = { sub: other.userId, role: 'authenticated' };
    const sessions = [(owner as SignedIn).userId, randomUUID(), ''];
    for (const session_id of sessions) {
      const run = project.sql.begin(async (t) => {
        await t`select set_config('role', 'authenticated', true),
          set_config('request.jwt.claims', ${JSON.stringify({ ...stolen, session_id })}, true)`;
        await t`select end_sessions(null)`;
      });
      await expect(run).rejects.toMatchObject({ code: 'PT401' });
    }
  });

  it('an ordinary setting can be saved until the access token expires', async () => {
    const changes = '[{"key": "SuccessPoints", "before": 5, "after": 6}]';
    const saved = await withoutSession(
      owner,
      `select save_server_config('${ids.here}', 1, '${changes}')`,
    );
    expect(saved.ok).toBe(true);
  });

  it('these tables ask', async () => {
    const rows = await project.sql<{ name: string; events: string }[]>`
      select event_object_schema || '.' || event_object_table as name,
        string_agg(event_manipulation, ', ' order by event_manipulation) as events
      from information_schema.triggers where trigger_name = 'require_session'
      group by 1 order by 1`;
    expect(Object.fromEntries(rows.map(({ name, events }) => [name, events]))).toEqual(guarded);
  });

  it('every table that refers to a secret of the vault asks', async () => {
    const rows = await project.sql<{ name: string }[]>`
      select distinct table_schema || '.' || table_name as name from information_schema.columns
      where table_schema in ('public', 'private') and column_name like '%secret_id'`;
    expect(rows.length).toBeGreaterThan(3);
    const unasked = rows.filter(({ name }) => !Object.hasOwn(guarded, name));
    expect(unasked.map(({ name }) => name)).toEqual(writtenBySecretKey);
  });
});

const MINUTE = 60;
const factorRequired = { ok: false, code: 'PT403', hint: 'second_factor_required' };

/** Runs a statement of a user with a second factor, and undoes both. */
async function withFactor(
  caller: Caller,
  statement: string,
  { secondsAgo, status = 'verified' }: { secondsAgo: number | null; status?: string },
): Promise<Outcome> {
  if (caller.role !== 'authenticated') throw new Error('Only a user has a factor.');
  const { userId } = caller;
  const factorAt =
    secondsAgo === null ? {} : { factorAt: Math.floor(Date.now() / 1_000) - secondsAgo };
  return runAs(
    project.sql,
    { ...caller, ...factorAt },
    async (t) => {
      await t`reset role`;
      await t`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
        values (${randomUUID()}, ${userId}, 'Phone', 'totp', ${status}, now(), now())`;
      await t`set local role authenticated`;
      return t.unsafe(statement);
    },
    { undo: true },
  );
}

describe('what is sensitive needs the second factor of whoever has one:', () => {
  const asking = sensitive.filter(([what]) => what !== 'other sessions are ended');

  it.each(asking)('%s', async (_, by, statement) => {
    for (const secondsAgo of [null, 16 * MINUTE]) {
      expect(await withFactor(by(), statement, { secondsAgo })).toMatchObject(factorRequired);
    }
  });

  it.each(sensitive)('%s after its use', async (_, by, statement) => {
    const [as, used] = [by(), await withFactor(by(), statement, { secondsAgo: 14 * MINUTE })];
    const without = await runAs(project.sql, as, (t) => t.unsafe(statement), { undo: true });
    expect(used.ok || { ...used, message: '' }).toEqual(without.ok || { ...without, message: '' });
    expect(used).not.toMatchObject(factorRequired);
  });

  it('a factor that was not verified does not count', async () => {
    const statement = `delete from team_members`;
    const by = { secondsAgo: null, status: 'unverified' };
    expect((await withFactor(owner, statement, by)).ok).toBe(true);
  });

  it('sessions can be ended without it', async () => {
    const ended = await withFactor(owner, `select end_sessions(null)`, { secondsAgo: null });
    expect(ended.ok).toBe(true);
  });

  it('a token that says neither how nor when is not enough', async () => {
    const { userId } = owner as SignedIn;
    const claims = { sub: userId, session_id: userId, role: 'authenticated' };
    const recent = Math.floor(Date.now() / 1_000);
    await project.sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (${userId}, ${userId}, 'totp', 'verified', now(), now())`;
    for (const more of [
      {},
      { aal: 'aal2' },
      { aal: 'aal2', amr: ['totp'] },
      { aal: 'aal2', amr: 'totp' },
      { aal: 'aal2', amr: [{ method: 'password', timestamp: recent }] },
      { aal: 'aal1', amr: [{ method: 'totp', timestamp: recent }] },
    ]) {
      const run = project.sql.begin(async (t) => {
        await t`select set_config('role', 'authenticated', true),
          set_config('request.jwt.claims', ${JSON.stringify({ ...claims, ...more })}, true)`;
        await t`delete from team_members`;
      });
      await expect(run).rejects.toMatchObject({ code: 'PT403', hint: 'second_factor_required' });
    }
    await project.sql`delete from auth.mfa_factors where user_id = ${userId}`;
  });
});

const end = (by: Caller, id: string | null = null) =>
  runAs(project.sql, by, (t) => t`select end_sessions(${id}) as outcome`);

async function sessionsOf(by: Caller): Promise<readonly Record<string, unknown>[]> {
  const listed = await runAs(project.sql, by, (t) => t`select my_sessions() as sessions`);
  return listed.ok ? (listed.rows[0]?.['sessions'] as Record<string, unknown>[]) : [];
}

describe('the sessions of a user', () => {
  const openSession = async (
    { userId }: SignedIn,
    {
      userAgent = null,
      refreshedAt = null,
    }: { userAgent?: string | null; refreshedAt?: string | null } = {},
  ) => {
    const id = randomUUID();
    await project.sql`insert into auth.sessions (id, user_id, user_agent, refreshed_at, created_at)
      values (${id}, ${userId}, ${userAgent}, ${refreshedAt}, '2026-11-01T10:00:00Z')`;
    return id;
  };

  it('are listed, the current one first, then those used last', async () => {
    const user = await signUp(project.sql, null);
    const other = await signUp(project.sql, null);
    await openSession(other);
    const older = await openSession(user, { userAgent: 'A'.repeat(600) });
    const newer = await openSession(user, { refreshedAt: '2026-11-02T10:00:00' });
    const over = await openSession(user);
    await project.sql`update auth.sessions set not_after = now() where id = ${over}`;
    expect(await sessionsOf(user)).toEqual([
      expect.objectContaining({ id: user.userId, is_current: true }),
      {
        id: newer,
        user_agent: null,
        created_at: '2026-11-01T10:00:00+00:00',
        used_at: '2026-11-02T10:00:00+00:00',
        is_current: false,
      },
      {
        id: older,
        user_agent: 'A'.repeat(500),
        created_at: '2026-11-01T10:00:00+00:00',
        used_at: '2026-11-01T10:00:00+00:00',
        is_current: false,
      },
    ]);
  });

  it('are ended one by one, or all but the current one, and those of others stay', async () => {
    const user = await signUp(project.sql, null);
    const other = await signUp(project.sql, null);
    const theirs = await openSession(other);
    const first = await openSession(user);
    await openSession(user);
    await openSession(user);
    const count = async () => (await sessionsOf(user)).length;
    for (const [id, left] of [
      [theirs, 4],
      [user.userId, 4],
      [first, 3],
      [first, 3],
      [null, 1],
      [null, 1],
    ] as const) {
      expect(await end(user, id)).toMatchObject({ ok: true, rows: [{ outcome: 'ended' }] });
      expect(await count()).toBe(left);
    }
    expect((await sessionsOf(user))[0]).toMatchObject({ id: user.userId });
    expect(await sessionsOf(other)).toHaveLength(2);
  });
});
