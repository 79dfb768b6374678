import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openProject, type Project } from '../setup/project';
import { sample, seed } from '../setup/sample';
import { until } from '../setup/until';
import { signUp } from './cast';
import { randomFrom } from './payments/story';

/** The number of random changes after which the figures are compared with a count. */
const CHANGES = sample(150, 3_000);
const STORES = ['biz_cards', 'biz_coins'];

let project: Project;
let people: string[];

beforeAll(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  const seller = await signUp(sql, null);
  people = [];
  for (let n = 0; n < 8; n += 1) people.push((await signUp(sql, `30000000000000000${n}`)).userId);
  await sql`insert into public.seller_accounts (user_id, username) values (${seller.userId}, 'seller')`;
  for (const store of STORES) {
    await sql`insert into public.stores (id, owner_id, name, slug, is_designed, is_visible)
      values (${store}, ${seller.userId}, ${store}, ${store.slice(4)}, true, true)`;
    await sql`insert into public.store_memberships (store_id, name, payment_type, price_minor, max_members)
      values (${store}, 'Gold', 'one-time', 5, null), (${store}, 'Silver', 'one-time', 5, 3)`;
  }
});
afterAll(() => project.drop());

beforeEach(async () => {
  await project.sql`delete from public.store_reviews`;
  await project.sql`delete from public.store_members`;
});

/** Returns the figures that the tables keep and that a count does not find, and those that it finds and they do not keep. */
const differences = async () => {
  const rows = await project.sql`
    with places as (
      select membership_id::text, count(*) as number from public.store_members
        where status in ('active', 'past_due') and not is_oversold group by 1),
    marks as (
      select review.store_id, review.deleted_at is null as is_listed, not review.hidden_by_site as is_shown,
        case when not review.hidden_by_site and exists (select 1 from public.store_members member
          where member.store_id = review.store_id and member.user_id = review.user_id
            and member.provider in ('stripe', 'whop') and member.confirmed_at is not null) then review.rating end as stars
      from public.store_reviews review),
    counted as (
      select 'places ' || membership_id as figure, number from places
      union all
      select format('reviews of %s %s %s %s', store_id, is_listed, is_shown, stars), count(*) from marks group by 1),
    kept as (
      select 'places ' || membership_id as figure, taken as number from private.membership_places
      union all
      select format('reviews of %s %s %s %s', store_id, is_listed, is_shown, stars), reviews from private.store_review_sums)
    (table counted except table kept) union all (table kept except table counted)`;
  return [...rows];
};

/** Returns random statements. Some change one row, some many, some none. */
function randomChanges(count: number) {
  const random = randomFrom(seed);
  const pick = (...options: readonly string[]) =>
    options[Math.floor(random() * options.length)] ?? '';
  const person = () => `'${pick(...people)}'`;
  const rows = () =>
    pick('true', `user_id = ${person()}`, `store_id = '${pick(...STORES)}'`, 'random() < 0.3');
  const sold = () =>
    `select id, store_id from public.store_memberships where store_id = '${pick(...STORES)}' and name = '${pick('Gold', 'Silver')}'`;
  const kinds = [
    () => {
      const provider = pick('manual', 'file', 'stripe', 'whop');
      const reference = ['stripe', 'whop'].includes(provider) ? 'gen_random_uuid()::text' : 'null';
      return `insert into public.store_members (store_id, membership_id, status, provider, provider_reference, user_id, confirmed_at)
        select sold.store_id, sold.id, '${pick('active', 'past_due', 'canceled', 'refunded')}', '${provider}', ${reference},
          ${pick('null', person(), person())}, ${pick('null', 'now()', 'now()')} from (${sold()}) sold, generate_series(1, ${pick('1', '3')})`;
    },
    () =>
      `update public.store_members set status = '${pick('active', 'past_due', 'canceled', 'refunded')}' where ${rows()}`,
    () => `update public.store_members set until = now() where ${rows()}`,
    () =>
      `update public.store_members set user_id = ${pick('null', person())}, confirmed_at = ${pick('null', 'now()')} where random() < 0.2`,
    () => `update public.store_members member set membership_id = sold.id from (${sold()}) sold
      where sold.store_id = member.store_id and random() < 0.5`,
    () =>
      `delete from public.store_members where ${pick('random() < 0.2', `user_id = ${person()}`)}`,
    () => `insert into public.store_reviews (store_id, user_id, rating)
      select '${pick(...STORES)}', id, 1 + floor(random() * 5)::int from auth.users where random() < 0.6 on conflict do nothing`,
    () =>
      `update public.store_reviews set rating = ${pick('1', '5')}, version = version + 1 where random() < 0.3`,
    () =>
      `update public.store_reviews set hidden_by_site = ${pick('true', 'false')}, deleted_at = null where ${rows()}`,
    () =>
      `update public.store_reviews set text = '', hidden_by_site = true, deleted_at = now() where ${rows()}`,
    () =>
      `delete from public.store_reviews where ${pick('random() < 0.2', `user_id = ${person()}`)}`,
  ];
  return Array.from(
    { length: count },
    () => `select setseed(${random()}); ${kinds[Math.floor(random() * kinds.length)]?.() ?? ''}`,
  );
}

it.each([
  ['written', 'confirmed'],
  ['confirmed', 'written'],
] as const)('counts a review if %s before %s, both at once', async (first, second) => {
  const { sql } = project;
  const author = people[0] ?? '';
  await sql`insert into public.store_members (store_id, membership_id, status, provider, provider_reference, user_id)
    select store_id, id, 'active', 'stripe', 'sub_1', ${author}::uuid from public.store_memberships
    where store_id = 'biz_cards' and name = 'Gold'`;
  const statements = {
    written: `insert into public.store_reviews (store_id, user_id, rating) values ('biz_cards', '${author}', 4)`,
    confirmed: `update public.store_members set confirmed_at = now() where provider_reference = 'sub_1'`,
  };
  let isOver = false;
  let later: Promise<unknown> = Promise.resolve();
  await sql.begin(async (t) => {
    await t.unsafe(statements[first]);
    later = sql.unsafe(statements[second]).then(() => {
      isOver = true;
    });
    await until(async () => {
      const [row] = await sql`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      expect(isOver || row?.['waiting'] === 1).toBe(true);
    });
  });
  await later;
  expect(await differences()).toEqual([]);
  expect(await sql`select stars, reviews::int as reviews from private.store_review_sums`).toEqual([
    { stars: 4, reviews: 1 },
  ]);
});

it('agrees with a count after many changes, and is empty once everything is deleted', async () => {
  const { sql } = project;
  // Everyone has bought from each store and has reviewed it.
  await sql`insert into public.store_members
      (store_id, membership_id, status, provider, provider_reference, user_id, confirmed_at)
    select sold.store_id, sold.id, 'active', 'stripe', gen_random_uuid()::text, buyer.id::uuid, now()
    from public.store_memberships sold, unnest(${people}::text[]) buyer (id) where sold.name = 'Gold'`;
  await sql`insert into public.store_reviews (store_id, user_id, rating)
    select store.id, buyer.id::uuid, 1 + buyer.place % 5
    from unnest(${STORES}::text[]) store (id), unnest(${people}::text[]) with ordinality buyer (id, place)`;
  expect(await differences()).toEqual([]);
  expect(await sql`select from private.store_review_sums where stars is not null`).toHaveLength(
    2 * 5,
  );
  for (const statement of randomChanges(CHANGES)) {
    await sql.unsafe(statement).simple();
    expect(await differences(), statement).toEqual([]);
  }
  await sql`delete from auth.users where id = ${people.pop() ?? ''}`;
  expect(await differences()).toEqual([]);
  await sql`delete from public.stores where id = 'biz_coins'`;
  expect(await differences()).toEqual([]);
  await sql`delete from auth.users`;
  const left = await sql`select membership_id::text as id from private.membership_places
    union all select store_id from private.store_review_sums union all select store_id from private.review_marks`;
  expect([...left]).toEqual([]);
});
