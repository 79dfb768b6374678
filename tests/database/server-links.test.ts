import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProject, runAs, type Caller, type Project } from '../setup/project';
import { addServer, anon, service, setSiteAdmin, signUp, tell, type SignedIn } from './cast';

const guild = '845201933120405504';
const gold = '700000000000000001';
const silver = '700000000000000002';
const linker = '300000000000000001';

let project: Project;
let seller: SignedIn;
let owner: SignedIn;
let administrator: SignedIn;
let member: SignedIn;
let siteAdmin: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  seller = await signUp(sql, linker);
  owner = await signUp(sql, '300000000000000002');
  administrator = await signUp(sql, '300000000000000003');
  member = await signUp(sql, '300000000000000004');
  siteAdmin = await signUp(sql, null);
  stranger = await signUp(sql, null);
  await setSiteAdmin(sql, siteAdmin);
  await addServer(sql, guild);
  await tell(sql, seller, guild, { owner: false, permissions: '8' });
  await tell(sql, owner, guild, { owner: true, permissions: '0' });
  await tell(sql, administrator, guild, { owner: false, permissions: '8' });
  await tell(sql, member, guild, { owner: false, permissions: '268435456' });
  await sql`insert into public.seller_accounts (user_id, username) values (${seller.userId}, 'cards')`;
});
afterAll(() => project.drop());

let store = '';
beforeEach(async () => {
  const { sql } = project;
  await sql`delete from public.stores`;
  const opened = await as(
    seller,
    `insert into public.stores (name, slug, server_id) values ('Cards', 'cards', '${guild}') returning id`,
  );
  store = String(opened.ok && opened.rows[0]?.['id']);
  await sql`insert into public.store_memberships (store_id, name, payment_type, price_minor, role_id, position)
    values (${store}, 'Gold', 'one-time', 1000, ${gold}, 0), (${store}, 'Silver', 'one-time', 500, ${silver}, 1)`;
  await sql`insert into public.store_members (store_id, membership_id, status, discord_id)
    select store_id, id, 'active', '400000000000000001' from public.store_memberships`;
});

const as = (caller: Caller, statement: string) =>
  runAs(project.sql, caller, (sql) => sql.unsafe(statement));
const answer = async (caller: Caller, call: string) => {
  const outcome = await as(caller, `select ${call} as answer`);
  return outcome.ok ? outcome.rows[0]?.['answer'] : outcome.code;
};

/** Stores what Discord says about the seller: whether they may manage roles, and the roles that they may give. */
const told = (mayManage: boolean | null, allowed: readonly string[] = []) =>
  answer(
    service,
    `public.record_server_link('${guild}', '${linker}', ${mayManage}, '{${gold},${silver}}', '{${allowed.join(',')}}')`,
  );

/** Returns what the bot does with each role: gives it, takes it, or leaves it as it is. */
async function roles(): Promise<readonly string[]> {
  const outcome = await as(service, 'select role_id, is_due from public.membership_roles()');
  const words = new Map<unknown, string>([
    [true, 'given'],
    [false, 'taken'],
    [null, 'left'],
  ]);
  return outcome.ok
    ? outcome.rows.map(({ role_id, is_due }) => `${String(role_id)} ${words.get(is_due)}`)
    : [outcome.code];
}

async function link(): Promise<unknown> {
  const outcome = await as(
    seller,
    `select server_id is not null as linked, server_link, refused_role_ids from public.stores where id = '${store}'`,
  );
  return outcome.ok ? outcome.rows[0] : outcome.code;
}

async function due(of = 'null'): Promise<unknown> {
  const outcome = await as(service, `select * from public.server_links_due(${of})`);
  return outcome.ok ? outcome.rows : outcome.code;
}

const row = { server_id: guild, discord_id: linker, role_ids: [gold, silver] };
const standing = { linked: true, server_link: 'standing', refused_role_ids: [] };

describe('the link of a store to a server', () => {
  it('gives no role before Discord has said that the seller may give it', async () => {
    expect(await roles()).toEqual([`${gold} left`, `${silver} left`]);
    expect(await due()).toEqual([row]);
    await told(true, [gold, silver]);
    expect(await roles()).toEqual([`${gold} given`, `${silver} given`]);
    expect(await link()).toEqual(standing);
    expect(await due()).toEqual([]);
    expect(await due(`'${guild}'`)).toEqual([row]);
  });

  it('is paused while the seller may not manage roles: none is given and none is taken', async () => {
    await told(true, [gold, silver]);
    await told(false);
    expect(await link()).toEqual({ ...standing, server_link: 'paused' });
    expect(await roles()).toEqual([`${gold} left`, `${silver} left`]);
    await project.sql`update public.store_members set status = 'canceled'`;
    expect(await roles()).toEqual([`${gold} left`, `${silver} left`]);
    await told(true, [gold, silver]);
    expect(await link()).toEqual(standing);
    expect(await roles()).toEqual([`${gold} taken`, `${silver} taken`]);
  });

  it('does not change when Discord gives no answer', async () => {
    await told(true, [gold, silver]);
    await told(null);
    expect([await link(), await roles()]).toEqual([standing, [`${gold} given`, `${silver} given`]]);
    await told(false);
    await told(null);
    expect(await link()).toEqual({ ...standing, server_link: 'paused' });
  });

  it('refuses a role that is not below the highest role of the seller', async () => {
    await told(true, [silver]);
    expect(await link()).toEqual({ ...standing, refused_role_ids: [gold] });
    expect(await roles()).toEqual([`${gold} left`, `${silver} given`]);
  });

  it('checks a role next that was just chosen', async () => {
    await told(true, [gold, silver]);
    expect(await due()).toEqual([]);
    const other = '700000000000000003';
    await as(
      seller,
      `update public.store_memberships set role_id = '${other}' where name = 'Gold'`,
    );
    expect(await roles()).toEqual([`${silver} given`, `${other} left`]);
    expect(await due()).toEqual([{ ...row, role_ids: [silver, other] }]);
  });

  it('stays as it is when the store is saved without another server', async () => {
    await told(true, [silver]);
    await as(
      seller,
      `update public.stores set server_id = '${guild}', tagline = 'New' where id = '${store}'`,
    );
    expect(await link()).toEqual({ ...standing, refused_role_ids: [gold] });
    expect(await roles()).toEqual([`${gold} left`, `${silver} given`]);
  });

  it.each(['server_link', 'refused_role_ids'])(
    '%s is not written by the seller',
    async (column) => {
      const changed = await as(seller, `update public.stores set ${column} = default`);
      expect(changed).toMatchObject({ ok: false, code: '42501' });
    },
  );
});

describe('the stores of a server', () => {
  const stores = `public.server_stores('${guild}')`;
  const unlink = () => `public.unlink_store('${guild}', '${store}')`;

  it.each<[string, () => Caller]>([
    ['the owner', () => owner],
    ['an administrator', () => administrator],
    ['a site admin', () => siteAdmin],
  ])('are seen and unlinked by %s', async (_, caller) => {
    expect(await answer(caller(), stores)).toEqual([
      {
        id: store,
        slug: 'cards',
        name: 'Cards',
        is_public: false,
        link: 'standing',
        refused_roles: 0,
      },
    ]);
    expect(await answer(caller(), unlink())).toBe('unlinked');
    expect(await answer(caller(), unlink())).toBe('notLinked');
    expect(await answer(caller(), stores)).toEqual([]);
    expect(await link()).toEqual({ linked: false, server_link: 'unlinked', refused_role_ids: [] });
    expect(await roles()).toEqual([]);
  });

  it('are public while they are designed and shown, and the site has not hidden them', async () => {
    const isPublic = async (columns: string) => {
      await project.sql.unsafe(`update public.stores set ${columns}`);
      const [found] = (await answer(owner, stores)) as { is_public: boolean }[];
      return found?.is_public;
    };
    expect(await isPublic('is_designed = true')).toBe(false);
    expect(await isPublic('is_visible = true')).toBe(true);
    expect(await isPublic('is_designed = false')).toBe(false);
    const hidden = "is_designed = true, hidden_by_site = true, hidden_reason = 'A scam'";
    expect(await isPublic(hidden)).toBe(false);
  });

  it('say that their link is paused, and how many roles are refused', async () => {
    const seen = async () => {
      const list = (await answer(owner, stores)) as { link: string; refused_roles: number }[];
      return list.map(({ link: state, refused_roles }) => [state, refused_roles]);
    };
    await told(true, [silver]);
    expect(await seen()).toEqual([['standing', 1]]);
    await told(false);
    expect(await seen()).toEqual([['paused', 0]]);
  });

  it.each<[string, () => Caller, unknown]>([
    ['a member with Manage Roles', () => member, null],
    ['somebody who is not in the server', () => stranger, null],
    ['a visitor', () => anon, '42501'],
  ])('are not seen by %s', async (_, caller, seen) => {
    expect(await answer(caller(), stores)).toEqual(seen);
    expect(await answer(caller(), unlink())).toBe('42501');
    expect(await link()).toEqual(standing);
  });

  it('are no longer seen by a former administrator', async () => {
    await project.sql`update private.guild_access set permissions = '0' where user_id = ${administrator.userId}`;
    expect(await answer(administrator, stores)).toBeNull();
    expect(await answer(administrator, unlink())).toBe('42501');
  });

  it('are linked again only by a seller who administers the server', async () => {
    await answer(owner, unlink());
    const again = () =>
      as(seller, `update public.stores set server_id = '${guild}' where id = '${store}'`);
    await project.sql`update private.guild_access set permissions = '0' where user_id = ${seller.userId}`;
    expect(await again()).toMatchObject({ ok: false, code: '42501' });
    await project.sql`update private.guild_access set permissions = '8' where user_id = ${seller.userId}`;
    expect(await again()).toMatchObject({ ok: true });
    expect(await link()).toEqual(standing);
    expect(await roles()).toEqual([`${gold} left`, `${silver} left`]);
  });
});
