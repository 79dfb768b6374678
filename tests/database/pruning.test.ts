import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keptDays } from '../../src/domain/kept-days';
import { openProject, runAs, type Project } from '../setup/project';
import { addServer, anon, service, signUp, type SignedIn } from './cast';

const SERVER = '845201933120405599';
let project: Project;
let seller: SignedIn;

beforeAll(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  seller = await signUp(sql, '300000000000000001');
  await sql`insert into public.seller_accounts (user_id, username) values (${seller.userId}, 'seller')`;
  await addServer(sql, SERVER);
  await sql`insert into private.message_recipients (server_id, secret_id, set_by_name)
    values (${SERVER}, gen_random_uuid(), 'Someone')`;
});
afterAll(() => project.drop());

beforeEach(async () => {
  const { sql } = project;
  await sql`delete from public.stores`;
  await sql`delete from public.access_requests`;
  await sql`delete from private.guild_access`;
  await sql`delete from private.messages_to_send`;
  await sql`insert into public.stores (id, owner_id, name, slug)
    values ('biz_cards', ${seller.userId}, 'Cards', 'cards')`;
});

const prune = async (most = 5_000) => {
  const [row] = await project.sql`select private.prune(${most}) as removed`;
  return row?.['removed'] as Record<string, number> | null;
};

/** Adds a row for each age in days. */
const add = {
  visits: (ages: readonly number[]) =>
    project.sql`insert into public.store_daily_counts (store_id, day, kind, referrer, count)
      select 'biz_cards', private.utc_today() - age, 'visit', '', 1 from unnest(${ages as number[]}::int[]) age`,
  unusedEvents: (ages: readonly number[]) => addEvents('ignored', ages),
  answeredRequests: (ages: readonly number[]) =>
    project.sql`insert into public.access_requests (server_id, user_id, discord_id, name, status, answered_at)
      select ${SERVER}, ${seller.userId}, '300000000000000001', 'Someone', 'declined', now() - age * interval '1 day'
      from unnest(${ages as number[]}::int[]) age`,
  lapsedRoles: (ages: readonly number[]) =>
    project.sql`insert into private.guild_access (user_id, server_id, name, owner, permissions, believed_until)
      select ${seller.userId}, 84520193312040560 || place::text, 'Guild', false, '0', now() - age * interval '1 day'
      from unnest(${ages as number[]}::int[]) with ordinality each (age, place)`,
  messages: (ages: readonly number[]) =>
    project.sql`insert into private.messages_to_send (recipient_id, kind, payload, created_at)
      select id, 'any', '{}', now() - age * interval '1 day'
      from private.message_recipients, unnest(${ages as number[]}::int[]) age`,
} satisfies Record<keyof typeof keptDays, unknown>;

const addEvents = (
  outcome: string,
  ages: readonly number[],
) => project.sql`insert into private.store_events
    (store_id, provider, event_id, kind, occurred_at, received_at, outcome, related, plan_ids, is_cumulative)
  select 'biz_cards', 'stripe', ${outcome} || age, 'product.created', now(), now() - age * interval '1 day', ${outcome}, '{}', '{}', false
  from unnest(${ages as number[]}::int[]) age`;

const tables = {
  visits: 'public.store_daily_counts',
  unusedEvents: 'private.store_events',
  answeredRequests: 'public.access_requests',
  lapsedRoles: 'private.guild_access',
  messages: 'private.messages_to_send',
};
const kinds = Object.keys(keptDays) as (keyof typeof keptDays)[];
const countOf = async (kind: keyof typeof keptDays) => {
  const [row] = await project.sql.unsafe(`select count(*)::int as count from ${tables[kind]}`);
  return row?.['count'] as number;
};

it('the database and the pages say the same about how long something is kept', async () => {
  const rows = await project.sql<
    { kind: string; days: number }[]
  >`select * from private.days_kept()`;
  expect(Object.fromEntries(rows.map(({ kind, days }) => [kind, days]))).toEqual(keptDays);
  const specified = readFileSync('docs/product.md', 'utf8')
    .split('### 17.4 What is kept for how long')[1]
    ?.split('\n#')[0];
  for (const days of Object.values(keptDays))
    expect(specified).toMatch(new RegExp(`\\| ${days} days`));
});

it.each(kinds)(
  'removes %s when they are too old, some at a time, and leaves all others',
  async (kind) => {
    const days = keptDays[kind];
    await add[kind]([0, 1, days - 1, days + 1, days + 2, days + 3]);
    expect(await prune(2)).toMatchObject({ [kind]: 2 });
    expect(await countOf(kind)).toBe(4);
    expect(await prune(2)).toMatchObject({ [kind]: 1 });
    expect(await prune()).toMatchObject({ [kind]: 0 });
    expect(await countOf(kind)).toBe(3);
  },
);

it('keeps the newest event of a provider, and all that members are derived from', async () => {
  await add.unusedEvents([200, 150]);
  expect(await prune()).toMatchObject({ unusedEvents: 1 });
  await addEvents('applied', [1_000, 10]);
  await addEvents('waiting', [900]);
  expect(await prune()).toMatchObject({ unusedEvents: 1 });
  const kept = await project.sql`select event_id from private.store_events order by received_at`;
  expect(kept.map(({ event_id }) => String(event_id))).toEqual([
    'applied1000',
    'waiting900',
    'applied10',
  ]);
});

it('keeps open requests and the history of configurations', async () => {
  const { sql } = project;
  await sql`insert into public.access_requests (server_id, user_id, discord_id, name, asked_at)
    values (${SERVER}, ${seller.userId}, '300000000000000001', 'Someone', now() - interval '3 years')`;
  await sql`insert into public.server_config_revisions (server_id, version, saved_by_name, keys, changes, saved_at)
    values (${SERVER}, 1, 'Owner', '{SuccessPoints}', '[]', now() - interval '5 years')`;
  await prune();
  expect(await countOf('answeredRequests')).toBe(1);
  expect(await sql`select from public.server_config_revisions`).toHaveLength(1);
});

it('does not wait for another call, or for rows that are in use', async () => {
  const { sql } = project;
  await add.visits([500, 600]);
  await sql.begin(async (t) => {
    await t`update public.store_daily_counts set count = 2 where day = private.utc_today() - 600`;
    expect(await prune()).toMatchObject({ visits: 1 });
  });
  await sql.begin(async (t) => {
    await t`select private.prune()`;
    expect(await prune()).toBeNull();
  });
});

it('is called with the secret key or by a schedule', async () => {
  const call = (caller: Parameters<typeof runAs>[1]) =>
    runAs(project.sql, caller, (t) => t`select private.prune()`);
  expect(await call(service)).toMatchObject({ ok: true });
  expect(await call(seller)).toMatchObject({ ok: false, code: '42501' });
  expect(await call(anon)).toMatchObject({ ok: false, code: '42501' });
});
