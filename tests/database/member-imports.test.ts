import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProject, runAs, type Project } from '../setup/project';
import { sample, seed } from '../setup/sample';
import { until } from '../setup/until';
import { signUp, type SignedIn } from './cast';
import { randomFrom } from './payments/story';

const ROUNDS = sample(30, 1_000);
const STORES = ['biz_whole', 'biz_parts'] as const;
const LIMITS = { Gold: 3, Silver: null, Bronze: 1 } as const;
const names = Object.keys(LIMITS);
const accounts = Array.from({ length: 6 }, (_, n) => `3000000000000000${n + 10}`);

type Store = (typeof STORES)[number];
type Cells = Record<
  'membership' | 'discord_id' | 'display_name' | 'status' | 'since' | 'until',
  string
>;

let project: Project;
let seller: SignedIn;
let people: SignedIn[];

beforeAll(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  seller = await signUp(sql, null);
  people = await Promise.all(accounts.slice(0, 5).map((account) => signUp(sql, account)));
  await sql`insert into public.seller_accounts (user_id, username) values (${seller.userId}, 'seller')`;
});
afterAll(() => project.drop());

beforeEach(async () => {
  const { sql } = project;
  await sql`delete from public.store_members`;
  await sql`delete from public.stores`;
  for (const store of STORES) {
    await sql`insert into public.stores (id, owner_id, name, slug)
      values (${store}, ${seller.userId}, ${store}, ${store.slice(4)})`;
    for (const name of names) {
      await sql`insert into public.store_memberships (store_id, name, payment_type, price_minor, max_members)
        values (${store}, ${name}, 'one-time', 5, ${LIMITS[name as keyof typeof LIMITS]})`;
    }
  }
});

/** Imports files in one transaction, so that all have the same time. Returns the answers for each. */
async function importAll(
  files: readonly (readonly [store: Store, rows: readonly Partial<Cells>[]])[],
) {
  const answers: unknown[] = [];
  const outcome = await runAs(project.sql, seller, async (t) => {
    for (const [store, rows] of files) {
      const [row] =
        await t`select public.import_store_members(${store}, ${t.json(rows)}, false) as answers`;
      answers.push(row?.['answers']);
    }
    return [];
  });
  if (!outcome.ok) throw new Error(outcome.message);
  return answers;
}

/** Returns the members and the waiting lists of a store. */
async function stateOf(store: Store) {
  const { sql } = project;
  const members =
    await sql`select sold.name as membership, member.discord_id, member.display_name, member.status,
      member.is_oversold, member.provider, member.since::text, member.until::text, member.ended_at::text
    from public.store_members member join public.store_memberships sold on sold.id = member.membership_id
    where member.store_id = ${store} order by member.created_at`;
  const waiting = await sql`select sold.name, waiting.user_id from public.store_waitlist waiting
    join public.store_memberships sold on sold.id = waiting.membership_id
    where sold.store_id = ${store} order by 1, 2`;
  return { members: [...members], waiting: [...waiting] };
}

/** Returns the memberships whose places are not counted, or are free although a member waits for one. */
const wrongPlaces = async () => {
  const rows = await project.sql`
    select sold.name, sold.max_members, places.taken, counted.* from public.store_memberships sold
    left join private.membership_places places on places.membership_id = sold.id
    cross join lateral (select count(*) filter (where not member.is_oversold) as held,
        count(*) filter (where member.is_oversold) as waiting
      from public.store_members member
      where member.membership_id = sold.id and member.status in ('active', 'past_due')) counted
    where coalesce(places.taken, 0) <> counted.held or counted.held > sold.max_members
      or (counted.waiting > 0 and counted.held < sold.max_members)`;
  return [...rows];
};

describe('a file', () => {
  const random = randomFrom(seed);
  const pick = <Value>(options: readonly Value[]): Value => {
    const value = options[Math.floor(random() * options.length)];
    if (value === undefined) throw new Error('Nothing to pick from');
    return value;
  };
  const statuses = ['active', 'past_due', 'canceled', 'refunded'];
  const times = ['2026-01-01', '2026-02-01T10:00:00Z', '2026-02-01T10:00:00.123Z', '2026-03-01'];

  /** Adds members to both stores, one statement each, so that the earlier ones get the places. */
  async function fill(sql: TransactionSql) {
    for (let n = 0; n < 8; n += 1) {
      const provider = pick(['manual', 'file', 'stripe']);
      const stored = {
        discord_id: random() < 0.2 ? null : pick(accounts),
        display_name: pick(['', 'Ada', 'Bo']),
        status: pick(statuses),
        provider,
        provider_reference: provider === 'stripe' ? `sub_${n}` : null,
        since: pick(times),
        until: pick([null, '2027-01-01T00:00:00.5Z']),
      };
      const name = pick(names);
      for (const store of STORES) {
        await sql`insert into public.store_members (store_id, membership_id, discord_id, display_name, status, provider,
            provider_reference, since, until)
          select store_id, id, ${stored.discord_id}, ${stored.display_name}, ${stored.status}, ${stored.provider},
            ${stored.provider_reference}, ${stored.since}::text::timestamptz, ${stored.until}::text::timestamptz
          from public.store_memberships where store_id = ${store} and name = ${name}`;
      }
    }
    await sql`insert into public.store_waitlist (membership_id, user_id)
      select sold.id, person.id::uuid from public.store_memberships sold,
        unnest(${people.map(({ userId }) => userId)}::text[]) person (id)`;
  }

  /** A file without repeated rows. Some of its rows are the stored ones, as an export writes them. */
  async function randomFile(): Promise<Cells[]> {
    const stored = await project.sql<Cells[]>`
      select sold.name as membership, coalesce(member.discord_id, '') as discord_id, member.display_name, member.status,
        to_char(member.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since,
        coalesce(to_char(member.until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '') as until
      from public.store_members member join public.store_memberships sold on sold.id = member.membership_id
      where member.store_id = 'biz_parts' order by member.created_at`;
    const rows = Array.from({ length: 1 + Math.floor(random() * 16) }, (): Cells => {
      if (random() < 0.15) return pick(stored);
      return {
        membership: pick(random() < 0.05 ? ['unknown'] : names),
        discord_id: random() < 0.05 ? '12' : pick(accounts),
        display_name: pick(['', 'Ada', 'Cy', 'x'.repeat(101)].slice(0, random() < 0.05 ? 4 : 3)),
        status: pick(random() < 0.05 ? ['lost'] : ['', 'active', ...statuses]),
        since: pick(random() < 0.05 ? ['soon'] : ['', '', ...times]),
        until: pick(['', '', '2026-02-15', '2027-01-01T00:00:00.5Z']),
      };
    });
    const last = new Map(rows.map((row) => [`${row.membership} ${row.discord_id}`, row]));
    return [...last.values()];
  }

  it('gives the same answers and members as its rows one after the other', async () => {
    const { sql } = project;
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      await sql`delete from public.store_members`;
      await sql`delete from public.store_waitlist`;
      await sql.begin(fill);
      for (let file = 0; file < 2; file += 1) {
        await sql`delete from private.store_imports`;
        const rows = await randomFile();
        const [whole, ...parts] = await importAll([
          ['biz_whole', rows],
          ...rows.map((row) => ['biz_parts', [row]] as const),
        ]);
        const told = `${JSON.stringify(rows)} in round ${round}`;
        expect(whole, told).toEqual(parts.flat());
        expect(await stateOf('biz_whole'), told).toEqual(await stateOf('biz_parts'));
        expect(await wrongPlaces(), told).toEqual([]);
        for (const { action, reason } of parts.flat() as { action: string; reason: string }[]) {
          seen.add(reason ?? action);
        }
      }
    }
    expect([...seen].toSorted()).toEqual([
      'add',
      'date',
      'discordId',
      'managedByProvider',
      'membership',
      'nameTooLong',
      'status',
      'unchanged',
      'untilBeforeSince',
      'update',
    ]);
  });

  it('refuses the rows of an account after the first that can be stored', async () => {
    const row = { membership: 'gold', discord_id: accounts[0] };
    expect(
      await importAll([
        ['biz_whole', [{ ...row, status: 'lost' }, row, { ...row, status: 'canceled' }]],
        ['biz_whole', [{ ...row, membership: 'Silver' }, row]],
      ]),
    ).toEqual([
      [
        { action: 'refused', reason: 'status' },
        { action: 'add', reason: null },
        { action: 'refused', reason: 'repeated' },
      ],
      [
        { action: 'add', reason: null },
        { action: 'unchanged', reason: null },
      ],
    ]);
  });
});

describe('places', () => {
  const filed = (from: number, count: number) =>
    accounts.slice(from, from + count).map((discord_id) => ({ membership: 'Gold', discord_id }));
  const cancel = `update public.store_members set status = 'canceled' where discord_id = '${accounts[0]}'`;
  const add = (
    account = '',
  ) => `insert into public.store_members (store_id, membership_id, status, discord_id)
    select store_id, id, 'active', '${account}' from public.store_memberships where store_id = 'biz_whole' and name = 'Gold'`;

  /** Runs `second` while the transaction of `first` is open. */
  async function during(
    first: (t: TransactionSql) => Promise<unknown>,
    second: () => Promise<unknown>,
  ) {
    const { sql } = project;
    let isOver = false;
    let later: Promise<unknown> = Promise.resolve();
    await sql.begin(async (t) => {
      await first(t);
      later = second().then(() => {
        isOver = true;
      });
      await until(async () => {
        const [row] = await sql`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        expect(isOver || row?.['waiting'] === 1).toBe(true);
      });
    });
    await later;
  }

  const held = async () => {
    const rows = await project.sql`select discord_id, is_oversold from public.store_members
      where status = 'active' order by created_at`;
    return rows.map((row) => `${row['discord_id']}${row['is_oversold'] === true ? ' waits' : ''}`);
  };

  it('go to the first of two imports, in the order of its rows', async () => {
    await importAll([['biz_whole', filed(0, 1)]]);
    await during(
      async (t) => {
        await t`select set_config('request.jwt.claims', ${JSON.stringify({ sub: seller.userId, session_id: seller.userId })}, true)`;
        await t`select public.import_store_members('biz_whole', ${t.json(filed(1, 1))}, false)`;
      },
      () => importAll([['biz_whole', filed(2, 3)]]),
    );
    expect(await held()).toEqual([
      ...accounts.slice(0, 3),
      ...accounts.slice(3, 5).map((account) => `${account} waits`),
    ]);
    expect(await wrongPlaces()).toEqual([]);
  });

  it.each([
    ['freed before it is taken', cancel, add(accounts[3])],
    ['freed after it is asked for', add(accounts[3]), cancel],
  ])('are given if one is %s, both at once', async (_, first, second) => {
    await importAll([['biz_whole', filed(0, 3)]]);
    await during(
      (t) => t.unsafe(first),
      () => project.sql.unsafe(second),
    );
    expect(await held()).toEqual(accounts.slice(1, 4));
    expect(await wrongPlaces()).toEqual([]);
  });

  it('go to a new member before one who returns in a later row', async () => {
    await importAll([['biz_whole', filed(0, 3)]]);
    await project.sql.unsafe(cancel);
    const returning = { membership: 'Gold', discord_id: accounts[0], status: 'active' };
    await importAll([['biz_whole', [...filed(4, 1), returning]]]);
    expect(await held()).toEqual([
      `${accounts[0]} waits`,
      ...accounts.slice(1, 3),
      ...accounts.slice(4, 5),
    ]);
  });

  it('go to those who return in the order of their rows, all written by two statements', async () => {
    const { sql } = project;
    await importAll([['biz_whole', filed(0, 5)]]);
    await sql`update public.store_members set status = 'canceled'`;
    await importAll([['biz_whole', [{ membership: 'Gold', discord_id: accounts[5] }]]]);
    const returning = filed(0, 5).map((row) => ({ ...row, status: 'active' }));
    await importAll([['biz_whole', returning.toReversed()]]);
    expect(await held()).toEqual([
      ...accounts.slice(0, 3).map((account) => `${account} waits`),
      ...accounts.slice(3),
    ]);
    const statements = await sql`select distinct xmin, cmin from public.store_members
      where discord_id <> ${accounts[5] ?? ''}`;
    expect(statements).toHaveLength(2);
  });

  it('of one statement go to its oldest members, and those that it frees to who has waited longest', async () => {
    const { sql } = project;
    await importAll([['biz_whole', filed(0, 5)]]);
    await sql`update public.store_members set status = 'canceled'`;
    await sql`update public.store_members set status = 'active'`;
    expect(await held()).toEqual([
      ...accounts.slice(0, 3),
      ...accounts.slice(3, 5).map((account) => `${account} waits`),
    ]);
    await sql`update public.store_members set status = case when discord_id = ${accounts[0] ?? ''} then 'canceled' else 'active' end`;
    expect(await held()).toEqual([...accounts.slice(1, 4), `${accounts[4]} waits`]);
    await sql`delete from public.store_members where discord_id = ${accounts[1] ?? ''}`;
    expect(await held()).toEqual(accounts.slice(2, 5));
    expect(await wrongPlaces()).toEqual([]);
  });
});
