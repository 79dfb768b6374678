import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../../supabase/local/database';
import { openProject, runAs, type Project } from '../setup/project';
import { until } from '../setup/until';
import { anon, signUp, type SignedIn } from './cast';

let project: Project;
let seller: SignedIn;

beforeAll(async () => {
  project = await openProject('fresh');
  seller = await signUp(project.sql, null);
  await project.sql`insert into public.seller_accounts (user_id, username) values (${seller.userId}, 'seller')`;
});
afterAll(() => project.drop());
beforeEach(async () => {
  const { sql } = project;
  await sql`delete from public.stores`;
  await sql`insert into public.stores (id, owner_id, name, slug, is_visible, is_designed)
    values ('biz_a', ${seller.userId}, 'Cards', 'cards', true, true)`;
  await sql`insert into public.store_memberships (store_id, name, payment_type, price_minor, position)
    values ('biz_a', 'First', 'one-time', 900, 0), ('biz_a', 'Second', 'one-time', 500, 1)`;
});

const listed = (args = '') =>
  runAs(project.sql, anon, (sql) => sql.unsafe(`select * from public.listed_stores(${args})`));

async function expectListed(rows: readonly object[]): Promise<void> {
  expect(await listed()).toMatchObject({ ok: true, rows });
  // The listings are what they would be if they were written now.
  const [row] = await project.sql<{ differing: number }[]>`
    select count(*)::int as differing from (
      select listing.* from public.stores cross join lateral private.listing_of(stores) listing
    ) due full join private.store_listings kept on kept.store_id = due.store_id
    where kept.* is distinct from due.*`;
  expect(row?.differing).toBe(0);
}

const cards = { name: 'Cards', price_minor: '500', currency: 'USD' };

describe('the listing of a store follows', () => {
  it.each([
    ['its publishing', `update stores set is_visible = false`, []],
    ['its design', `update stores set is_designed = false`, []],
    ['a decision of the site', `update stores set hidden_by_site = true`, []],
    ['its name', `update stores set name = 'Best cards'`, [{ ...cards, name: 'Best cards' }]],
    ['its age', `update stores set created_at = '2020-01-01T00:00:00.0009Z'`, [cards]],
    ['its removal', `delete from stores`, []],
    [
      'a price',
      `update store_memberships set price_minor = 1 where position = 0`,
      [{ ...cards, price_minor: '1' }],
    ],
    [
      'a membership that is hidden',
      `update store_memberships set is_visible = false where position = 1`,
      [{ ...cards, price_minor: '900' }],
    ],
    [
      'memberships that are archived',
      `update store_memberships set archived_at = now()`,
      [{ ...cards, price_minor: null, currency: null }],
    ],
    [
      'a new membership',
      `insert into store_memberships (store_id, name, payment_type, price_minor, position) values ('biz_a', 'Third', 'one-time', 2, 2)`,
      [{ ...cards, price_minor: '2' }],
    ],
    [
      'a membership that is removed',
      `delete from store_memberships where position = 1`,
      [{ ...cards, price_minor: '900' }],
    ],
    [
      'the order, which decides the currency',
      `update store_memberships set currency = 'EUR' where position = 1;
        update store_memberships set position = 1 - position`,
      [{ ...cards, currency: 'EUR' }],
    ],
  ])('%s', async (_, change, rows) => {
    await expectListed([cards]);
    await project.sql.unsafe(change).simple();
    await expectListed(rows);
  });
});

describe('the figures of a listed store', () => {
  const nothing = {
    rating: null,
    reviews: '0',
    members: '0',
    is_early_bird: false,
    is_sold_out: false,
  };
  const member = (status: string, membership = 'First') =>
    `insert into public.store_members (store_id, membership_id, status)
      select store_id, id, '${status}' from public.store_memberships where name = '${membership}'`;
  const earlyBird = (change: string) =>
    `update public.store_memberships set early_bird_price_minor = 400, ${change} where name = 'First'`;

  it.each<[string, readonly string[], object]>([
    ['nothing yet', [], nothing],
    [
      'members who hold a place in a membership on sale',
      [
        member('active'),
        member('past_due', 'Second'),
        member('canceled'),
        `insert into public.store_memberships (store_id, name, payment_type, price_minor, is_visible)
          values ('biz_a', 'Hidden', 'one-time', 5, false)`,
        member('active', 'Hidden'),
      ],
      { ...nothing, members: '2' },
    ],
    ['an early-bird price', [earlyBird(`name = 'First'`)], { ...nothing, is_early_bird: true }],
    ['one that is not lower', [earlyBird(`price_minor = 400`)], nothing],
    ['one that has ended', [earlyBird(`early_bird_until = now() - interval '1 second'`)], nothing],
    [
      'one that ends later',
      [earlyBird(`early_bird_until = now() + interval '1 hour'`)],
      { ...nothing, is_early_bird: true },
    ],
    [
      'one whose places are taken',
      [earlyBird(`early_bird_places = 1`), member('active')],
      { ...nothing, members: '1' },
    ],
    [
      'one of a membership that is sold out',
      [earlyBird(`max_members = 1`), member('active')],
      { ...nothing, members: '1' },
    ],
    [
      'one of a membership that is not on sale',
      [earlyBird(`is_visible = false`), `update public.store_memberships set archived_at = now()`],
      nothing,
    ],
    [
      'all memberships sold out',
      [`update public.store_memberships set max_members = 0`],
      { ...nothing, is_sold_out: true },
    ],
    ['no membership', [`delete from public.store_memberships`], nothing],
  ])('%s', async (_, changes, figures) => {
    for (const change of changes) await project.sql.unsafe(change);
    expect(await listed('')).toMatchObject({ ok: true, rows: [figures] });
  });

  it('the rating is the average of the reviews that count and are shown', async () => {
    const { sql } = project;
    const write = async (rating: number, { isBuyer = true, isHidden = false } = {}) => {
      const { userId } = await signUp(sql, null);
      await sql`insert into public.store_reviews (store_id, user_id, rating, hidden_by_site)
        values ('biz_a', ${userId}, ${rating}, ${isHidden})`;
      if (isBuyer) {
        await sql`insert into public.store_members
            (store_id, membership_id, status, provider, provider_reference, user_id, confirmed_at)
          select store_id, id, 'canceled', 'stripe', ${userId}, ${userId}::uuid, now()
          from public.store_memberships where name = 'First'`;
      }
    };
    await write(1, { isBuyer: false });
    await write(1, { isHidden: true });
    expect(await listed()).toMatchObject({ ok: true, rows: [nothing] });
    await write(5);
    await write(4);
    await write(4);
    expect(await listed()).toMatchObject({
      ok: true,
      rows: [{ ...nothing, rating: '4.3', reviews: '3' }],
    });
  });
});

it('two changes of a store at once are both in its listing', async () => {
  const [one, other] = [connect(project.url(), { max: 1 }), connect(project.url(), { max: 1 })];
  onTestFinished(async () => void (await Promise.all([one.end(), other.end()])));
  let second: Promise<unknown> = Promise.resolve();
  await one.begin(async (sql) => {
    await sql`update public.store_memberships set price_minor = 300 where position = 0`;
    second =
      other`update public.store_memberships set price_minor = 400 where position = 1`.execute();
    await until(async () => {
      const waiting = await project.sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      if (waiting.length === 0) throw new Error('The second change does not wait yet');
    });
  });
  await second;
  await expectListed([{ ...cards, price_minor: '300' }]);
});

it('a name of which each letter stands for many is listed and found', async () => {
  await project.sql`update public.stores set name = ${'\uFDFA'.repeat(100)}, tagline = ${'\uFDFA'.repeat(140)}`;
  await expectListed([{ price_minor: '500' }]);
  for (const search of ['\uFDFA', '\uFDFA'.repeat(320)]) {
    const found = await listed(`search => '${search}', sort_by => 'name'`);
    expect(found).toMatchObject({ ok: true, rows: [{}] });
  }
});

it('a store that has changed between two pages is in neither twice', async () => {
  const names = async (args: string) => {
    const read = await runAs(project.sql, anon, (sql) =>
      sql.unsafe(
        `select name, place from public.listed_stores(sort_by => 'price', page_size => 2${args})`,
      ),
    );
    return read.ok ? (read.rows as { name: string; place: string }[]) : [];
  };
  await project.sql`insert into public.stores (owner_id, name, slug, is_visible, is_designed)
    select ${seller.userId}, 'Store ' || n, 'store-' || n, true, true from generate_series(1, 5) n`;
  await project.sql`insert into public.store_memberships (store_id, name, payment_type, price_minor)
    select id, 'Only', 'one-time', 700 from public.stores where id <> 'biz_a'`;
  const first = await names('');
  const second = await names(`, after_place => '${first[1]?.place}'`);
  await project.sql`update public.store_memberships set price_minor = 100
    where store_id = (select id from public.stores where name = ${second[1]?.name ?? ''})`;
  const third = await names(`, after_place => '${second[1]?.place}'`);
  const all = [...first, ...second, ...third].map(({ name }) => name);
  expect(all).toHaveLength(6);
  expect(new Set(all).size).toBe(6);
});
