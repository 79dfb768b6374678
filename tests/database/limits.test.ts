import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits';
import { openProject, runAs, type Outcome, type Project } from '../setup/project';
import { addServer, signUp, tell, type SignedIn } from './cast';

let project: Project;
let seller: SignedIn;

const SERVER = '845201933120405504';
const STORE = 'biz_limits';

beforeAll(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  seller = await signUp(sql, '300000000000000001');
  await addServer(sql, SERVER, '300000000000000001');
  await tell(sql, seller, SERVER, { owner: true, permissions: '0' });
  await sql`insert into public.seller_accounts (user_id, username) values (${seller.userId}, 'seller')`;
});
beforeEach(async () => {
  await project.sql`delete from public.stores`;
  await project.sql`insert into public.stores (id, owner_id, name, slug)
    values (${STORE}, ${seller.userId}, 'Cards', 'cards')`;
});
afterAll(() => project.drop());

const asSeller = (statement: string) => runAs(project.sql, seller, (sql) => sql.unsafe(statement));
const codeOf = (outcome: Outcome) => (outcome.ok ? null : `${outcome.code} ${outcome.message}`);
const refusedBy = (constraint: string) =>
  expect.stringContaining(`23514 `) && expect.stringContaining(`"${constraint}"`);

it('the database and the pages have the same limits', async () => {
  const rows = await project.sql<{ thing: string; most: number }[]>`select * from private.limits()`;
  expect(Object.fromEntries(rows.map(({ thing, most }) => [thing, most]))).toEqual(limits);
});

describe('an account', () => {
  const open = (from: number, to: number) =>
    asSeller(`insert into public.stores (name, slug)
      select 'Store', 'store-' || n from generate_series(${from}, ${to}) n`);

  it('has at most 10 stores, however they are opened', async () => {
    expect(codeOf(await open(1, 1_001))).toEqual(refusedBy('stores_most_stores'));
    expect(codeOf(await open(2, limits.stores))).toBeNull();
    expect(codeOf(await open(11, 11))).toEqual(refusedBy('stores_most_stores'));
    await asSeller(`delete from public.stores where slug = 'store-2'`);
    expect(codeOf(await open(11, 11))).toBeNull();
  });

  it('has no more stores if several are opened at once', async () => {
    const opened = await Promise.all(Array.from({ length: 12 }, (_, n) => open(100 + n, 100 + n)));
    expect(opened.filter(({ ok }) => ok)).toHaveLength(limits.stores - 1);
  });

  it('adds at most 500 editors', async () => {
    const add = (count: number) =>
      asSeller(`insert into public.team_members (name, discord_id, panel_role)
        select 'Editor', (400000000000000000 + n)::text, 'support' from generate_series(1, ${count}) n`);
    expect(codeOf(await add(limits.editors + 1))).toEqual(refusedBy('team_members_most_editors'));
  });
});

describe('a store', () => {
  const sell = (count: number, values = `'Membership', 'one-time', 5`) =>
    asSeller(`insert into public.store_memberships (store_id, name, payment_type, price_minor)
      select '${STORE}', ${values} from generate_series(1, ${count}) n`);

  it('has at most 25 memberships that are not archived', async () => {
    expect(codeOf(await sell(26))).toEqual(refusedBy('store_memberships_most_memberships'));
    expect(codeOf(await sell(25))).toBeNull();
    const archive = `update public.store_memberships set archived_at = now()`;
    expect(codeOf(await asSeller(archive))).toBeNull();
    expect(codeOf(await sell(25))).toBeNull();
    const restore = `update public.store_memberships set archived_at = null`;
    expect(codeOf(await asSeller(restore))).toEqual(
      refusedBy('store_memberships_most_memberships'),
    );
  });

  it('has at most 200 memberships with archived ones', async () => {
    await project.sql`insert into public.store_memberships (store_id, name, payment_type, price_minor, archived_at)
      select ${STORE}, 'Old', 'one-time', 5, now() from generate_series(1, ${limits.allMemberships})`;
    expect(codeOf(await sell(1))).toEqual(refusedBy('store_memberships_most_all'));
  });

  it.each([
    ['101 features', `array_fill('x'::text, array[101])`, 'store_memberships_features_check'],
    ['a feature of 201 characters', `array[repeat('x', 201)]`, 'store_memberships_features_length'],
  ])('has no membership with %s', async (_, features, constraint) => {
    expect(codeOf(await sell(1))).toBeNull();
    const changed = await asSeller(`update public.store_memberships set features = ${features}`);
    expect(codeOf(changed)).toEqual(refusedBy(constraint));
  });

  it.each(['red', '#9b87f5 ', 'x'.repeat(60_000)])('has no color %.20s', async (color) => {
    for (const name of ['primaryColor', 'secondaryColor', 'accentColor']) {
      const design = JSON.stringify({ [name]: color });
      const changed = await asSeller(`update public.stores set design = '${design}'`);
      expect(codeOf(changed)).toEqual(refusedBy('stores_design_colors'));
    }
  });

  it('keeps at most 20 addresses that it has left', async () => {
    const codes: unknown[] = [];
    for (let n = 0; n <= limits.addresses; n += 1) {
      codes.push(codeOf(await asSeller(`update public.stores set slug = 'cards-${n}'`)));
    }
    expect(codes.slice(0, -1).every((code) => code === null)).toBe(true);
    expect(codes.at(-1)).toEqual(refusedBy('stores_most_addresses'));
  });

  it('assigns at most 500 plans', async () => {
    await project.sql`insert into public.store_membership_plans (store_id, provider, plan_id)
      select ${STORE}, 'stripe', 'plan_' || n from generate_series(1, ${limits.plans}) n`;
    const dismiss = (plan: string) =>
      asSeller(`select public.dismiss_plan('${STORE}', 'stripe', '${plan}')`);
    expect(codeOf(await dismiss('plan_1'))).toBeNull();
    expect(codeOf(await dismiss('plan_x'))).toEqual(refusedBy('store_membership_plans_most_plans'));
  });

  it('imports at most 100 files a day, trials included', async () => {
    const trial = () => asSeller(`select public.import_store_members('${STORE}', '[]', true)`);
    await project.sql`insert into private.store_imports (store_id)
      select ${STORE} from generate_series(2, ${limits.imports})`;
    expect(codeOf(await trial())).toBeNull();
    expect(codeOf(await trial())).toBe('54000 Too many imports');
    await project.sql`update private.store_imports set made_at = now() - interval '25 hours'`;
    expect(codeOf(await trial())).toBeNull();
  });
});

describe('a store is published', () => {
  const publish = () => asSeller('update public.stores set is_visible = true');
  const refused = refusedBy('stores_published');

  it('only with a design and a membership, and a checkout link for each', async () => {
    await asSeller(
      `insert into public.stores (name, slug) select 'Store', 'store-' || n from generate_series(2, 10) n`,
    );
    expect(codeOf(await publish())).toEqual(refused);
    await asSeller(`delete from public.stores where slug <> 'cards'`);
    await asSeller('update public.stores set is_designed = true');
    expect(codeOf(await publish())).toEqual(refused);
    await asSeller(`insert into public.store_memberships (store_id, name, payment_type, price_minor, checkout_url, is_visible)
      values ('${STORE}', 'Gold', 'one-time', 5, 'https://buy.example/1', true), ('${STORE}', 'Silver', 'one-time', 5, null, true)`);
    expect(codeOf(await publish())).toEqual(refused);
    await asSeller(`update public.store_memberships set is_visible = false where name = 'Silver'`);
    await asSeller('update public.stores set is_designed = false');
    expect(codeOf(await publish())).toEqual(refused);
    await asSeller('update public.stores set is_designed = true');
    expect(codeOf(await publish())).toBeNull();
  });
});
