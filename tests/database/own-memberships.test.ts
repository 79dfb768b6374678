import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProject, runAs, type Caller, type Outcome, type Project } from '../setup/project';
import { anon, signUp, type SignedIn } from './cast';

let project: Project;
let seller: SignedIn;
let otherSeller: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  seller = await signUp(sql, null);
  otherSeller = await signUp(sql, null);
  stranger = await signUp(sql, null);
  await sql`insert into public.seller_accounts (user_id, username)
    values (${seller.userId}, 'seller'), (${otherSeller.userId}, 'other')`;
});
afterAll(() => project.drop());

beforeEach(async () => {
  const { sql } = project;
  await sql`delete from public.stores`;
  await sql`insert into public.stores (id, owner_id, name, slug, is_visible, is_designed)
    values ('biz_cards', ${seller.userId}, 'Cards', 'cards', true, true),
      ('biz_more', ${seller.userId}, 'More', 'more-cards', false, false),
      ('biz_theirs', ${otherSeller.userId}, 'Theirs', 'theirs', true, true)`;
});

const as = (caller: Caller, statement: string) =>
  runAs(project.sql, caller, (sql) => sql.unsafe(statement));

function rowsOf(outcome: Outcome): readonly Record<string, unknown>[] {
  if (!outcome.ok) throw new Error(`${outcome.code} ${outcome.message}`);
  return outcome.rows;
}

const codeOf = (outcome: Outcome) => (outcome.ok ? null : outcome.code);

/** Adds memberships in the given order. Returns their ids by name. */
async function sell(storeId: string, ...names: readonly string[]): Promise<Record<string, string>> {
  const rows = names.map((name, position) => ({ id: randomUUID(), name, position }));
  for (const { id, name, position } of rows) {
    await project.sql`insert into public.store_memberships (id, store_id, name, payment_type, price_minor, position)
      values (${id}, ${storeId}, ${name}, 'one-time', 1, ${position})`;
  }
  return Object.fromEntries(rows.map(({ id, name }) => [name, id]));
}

const order = (caller: Caller, storeId: string, ids: readonly (string | undefined)[]) =>
  as(caller, `select * from public.order_memberships('${storeId}', '{${ids.join(',')}}')`);

const placesOf = async (storeId: string) =>
  Array.from(
    await project.sql`select name, position, version from public.store_memberships
      where store_id = ${storeId} order by position, created_at, id`,
    ({ name, position, version }) => `${name} ${position} v${version}`,
  );

describe('the order of memberships', () => {
  it('is saved at once, without a new version', async () => {
    const { a, b, c } = await sell('biz_cards', 'a', 'b', 'c');
    expect(rowsOf(await order(seller, 'biz_cards', [c, a, b]))).toEqual([
      { membership_id: c, place: 0 },
      { membership_id: a, place: 1 },
      { membership_id: b, place: 2 },
    ]);
    expect(await placesOf('biz_cards')).toEqual(['c 0 v1', 'a 1 v1', 'b 2 v1']);
  });

  it('ends with the memberships that were not named, and ignores ids of nothing', async () => {
    const { b, c } = await sell('biz_cards', 'a', 'b', 'c', 'd');
    rowsOf(await order(seller, 'biz_cards', [c, randomUUID(), b, c]));
    expect(await placesOf('biz_cards')).toEqual(['c 0 v1', 'b 1 v1', 'a 2 v1', 'd 3 v1']);
    rowsOf(await order(seller, 'biz_cards', []));
    expect(await placesOf('biz_cards')).toEqual(['c 0 v1', 'b 1 v1', 'a 2 v1', 'd 3 v1']);
  });

  it('keeps equal positions in the order of their age', async () => {
    const { a, b } = await sell('biz_cards', 'a', 'b');
    await project.sql`update public.store_memberships set position = 5, created_at = now() - '1 day'::interval where id = ${b ?? ''}`;
    await project.sql`update public.store_memberships set position = 5 where id = ${a ?? ''}`;
    const rows = rowsOf(await order(seller, 'biz_cards', []));
    expect(rows.map((row) => row['membership_id'])).toEqual([b, a]);
  });

  it('concerns one store of the seller, and nobody else’s', async () => {
    const own = await sell('biz_cards', 'a', 'b');
    const more = await sell('biz_more', 'x', 'y');
    const theirs = await sell('biz_theirs', 'p', 'q');
    rowsOf(await order(seller, 'biz_cards', [more['y'], theirs['q'], own['b']]));
    expect(await placesOf('biz_cards')).toEqual(['b 0 v1', 'a 1 v1']);
    expect(await placesOf('biz_more')).toEqual(['x 0 v1', 'y 1 v1']);
    expect(rowsOf(await order(seller, 'biz_theirs', [theirs['q'], theirs['p']]))).toEqual([]);
    expect(rowsOf(await order(stranger, 'biz_cards', [own['a'], own['b']]))).toEqual([]);
    expect(codeOf(await order(anon, 'biz_cards', [own['a']]))).toBe('42501');
    expect(await placesOf('biz_theirs')).toEqual(['p 0 v1', 'q 1 v1']);
    expect(await placesOf('biz_cards')).toEqual(['b 0 v1', 'a 1 v1']);
  });

  it('is one of two that are saved at the same moment', async () => {
    const { a, b, c, d } = await sell('biz_cards', 'a', 'b', 'c', 'd');
    const orders = [
      [d, c, b, a],
      [b, a, d, c],
      [c, d, a, b],
    ];
    const saved = await Promise.all(
      [0, 1, 2, 3].flatMap(() => orders.map((ids) => order(seller, 'biz_cards', ids))),
    );
    expect(saved.map(codeOf).filter((code) => code !== null)).toEqual([]);
    const names = (await placesOf('biz_cards')).map((place) => place.slice(0, 3));
    expect([
      ['d 0', 'c 1', 'b 2', 'a 3'],
      ['b 0', 'a 1', 'd 2', 'c 3'],
      ['c 0', 'd 1', 'a 2', 'b 3'],
    ]).toContainEqual(names);
  });
});

describe('the version of a membership', () => {
  it.each([
    ['position = 7', 1],
    ["name = 'Other'", 2],
    ["position = 7, name = 'Other'", 2],
    ['archived_at = now()', 2],
    ['name = name', 2],
  ])('after %s is %d', async (change, version) => {
    await sell('biz_cards', 'a');
    const [row] = rowsOf(
      await as(seller, `update public.store_memberships set ${change} returning version`),
    );
    expect(row).toEqual({ version });
  });

  it('keeps a save from overwriting another one', async () => {
    await sell('biz_cards', 'a');
    const save = (name: string) =>
      as(
        seller,
        `update public.store_memberships set name = '${name}' where version = 1 returning version`,
      );
    const saved = await Promise.all(['b', 'c', 'd'].map(save));
    expect(saved.flatMap(rowsOf)).toEqual([{ version: 2 }]);
  });
});

describe('a new membership', () => {
  const add = (caller: Caller, id: string, storeId = 'biz_cards') =>
    as(
      caller,
      `insert into public.store_memberships (id, store_id, name, payment_type, price_minor)
        values ('${id}', '${storeId}', 'New', 'one-time', 5) returning id`,
    );

  it('has the id that the browser chose, so that it cannot be added twice', async () => {
    const id = randomUUID();
    expect(rowsOf(await add(seller, id))).toEqual([{ id }]);
    expect(codeOf(await add(seller, id))).toBe('23505');
    expect(codeOf(await add(otherSeller, id, 'biz_theirs'))).toBe('23505');
    expect(await placesOf('biz_theirs')).toEqual([]);
  });
});

describe('taken places', () => {
  it('are counted for the seller alone', async () => {
    const { a } = await sell('biz_cards', 'a', 'b');
    await project.sql`insert into public.store_members (store_id, membership_id, status)
      select 'biz_cards', ${a ?? ''}, status from unnest(array['active', 'past_due', 'canceled', 'refunded']) status`;
    const taken = (caller: Caller) =>
      as(
        caller,
        `select name, public.taken_places(store_memberships) as taken from public.store_memberships
          where store_id = 'biz_cards' order by position`,
      );
    expect(rowsOf(await taken(seller))).toEqual([
      { name: 'a', taken: '2' },
      { name: 'b', taken: '0' },
    ]);
    expect(rowsOf(await taken(stranger))).toEqual([]);
    expect(codeOf(await taken(anon))).toBe('42501');
  });
});
