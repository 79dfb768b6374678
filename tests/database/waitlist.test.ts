import { beforeEach, describe, expect, it } from 'vitest';
import { runAs, useProject, type Caller } from '../setup/project';
import { anon, service, signUp, type SignedIn } from './cast';

let project: Awaited<ReturnType<typeof useProject>>;
let seller: SignedIn;
let buyer: SignedIn;
let unlinked: SignedIn;
const vault = '5a1e4000-0000-4000-8000-000000000001';

const as = async (caller: Caller, statement: string) => {
  const outcome = await runAs(project.sql, caller, (t) => t.unsafe(statement));
  return outcome.ok ? outcome.rows : outcome.code;
};
const join = (caller: Caller, id = vault) =>
  as(caller, `select public.join_waitlist('${id}') ->> 'outcome' as outcome`);
const mine = async (caller: Caller) => {
  const rows = await as(caller, 'select public.my_waiting_lists() as lists');
  return Array.isArray(rows) ? rows[0]?.['lists'] : rows;
};
const waiting = async () => {
  const rows = await project.sql`select user_id from public.store_waitlist order by created_at`;
  return rows.map((row) => String(row['user_id']));
};
/** Adds a member who takes a spot. */
const sell = (columns: { discord_id?: string; user_id?: string; status?: string } = {}) =>
  project.sql`insert into public.store_members ${project.sql({
    store_id: 'biz_cards',
    membership_id: vault,
    status: 'active',
    ...columns,
  })}`;

beforeEach(async () => {
  project = await useProject('fresh');
  const { sql } = project;
  seller = await signUp(sql, null);
  buyer = await signUp(sql, '300000000000000001', 'Ada');
  unlinked = await signUp(sql, null);
  await sql`insert into public.seller_accounts (user_id, username) values (${seller.userId}, 'seller')`;
  await sql`insert into public.stores (id, owner_id, name, slug, is_designed, is_visible)
    values ('biz_cards', ${seller.userId}, 'Cards', 'cards', true, true)`;
  await sql`insert into public.store_memberships (id, store_id, name, payment_type, price_minor, max_members)
    values (${vault}, 'biz_cards', 'Vault', 'one-time', 5, 1)`;
  await sell();
});

describe('a waiting list', () => {
  it('has a user once, who keeps their place in line', async () => {
    expect(await join(buyer)).toEqual([{ outcome: 'waiting' }]);
    expect(await join(unlinked)).toEqual([{ outcome: 'waiting' }]);
    expect(await join(buyer)).toEqual([{ outcome: 'waiting' }]);
    expect(await waiting()).toEqual([buyer.userId, unlinked.userId]);
  });

  it('stores one row for joins at once', async () => {
    await Promise.all([join(buyer), join(buyer), join(buyer)]);
    expect(await waiting()).toEqual([buyer.userId]);
  });

  it.each([
    ['the store is hidden by the site', 'update public.stores set hidden_by_site = true'],
    ['the store is not visible', 'update public.stores set is_visible = false'],
    ['the membership is hidden', 'update public.store_memberships set is_visible = false'],
    ['the membership is archived', 'update public.store_memberships set archived_at = now()'],
  ])('is closed if %s', async (_, statement) => {
    await join(unlinked);
    await project.sql.unsafe(statement);
    expect(await join(buyer)).toEqual([{ outcome: 'noMembership' }]);
    expect(await mine(unlinked)).toMatchObject([{ is_on_sale: false, is_free: false }]);
  });

  it('counts places as the store page does', async () => {
    await sell();
    await project.sql`update public.store_memberships set max_members = 2 where id = ${vault}`;
    const [row] =
      await project.sql`select public.store_page('biz_cards') #> '{memberships,0}' as sold`;
    expect(row?.['sold']).toMatchObject({ members: 2, max_members: 2 });
    expect(await join(buyer)).toEqual([{ outcome: 'waiting' }]);
    await project.sql`update public.store_members set status = 'canceled'
      where id = (select id from public.store_members limit 1)`;
    expect(await join(unlinked)).toEqual([{ outcome: 'notSoldOut' }]);
    expect(await mine(buyer)).toMatchObject([{ is_free: true }]);
  });

  it('does not count oversold members as places', async () => {
    await sell();
    await project.sql`update public.store_memberships set max_members = 2 where id = ${vault}`;
    await project.sql`update public.store_members set is_oversold = true
      where id = (select id from public.store_members limit 1)`;
    expect(await join(buyer)).toEqual([{ outcome: 'notSoldOut' }]);
  });

  it('is left by a purchase, also by one that has no place or is linked later', async () => {
    await join(buyer);
    await sell({ discord_id: '300000000000000001' });
    expect(await waiting()).toEqual([]);
    expect(await join(buyer)).toEqual([{ outcome: 'alreadyMember' }]);
    await join(unlinked);
    await sell();
    expect(await waiting()).toEqual([unlinked.userId]);
    await project.sql`update public.store_members set user_id = ${unlinked.userId}
      where id = (select id from public.store_members where discord_id is null limit 1)`;
    expect(await waiting()).toEqual([]);
  });

  it('is not left by a membership that has ended', async () => {
    await join(buyer);
    await sell({ discord_id: '300000000000000001', status: 'canceled' });
    expect(await waiting()).toEqual([buyer.userId]);
  });

  it('is joined at most 50 times in 24 hours', async () => {
    await project.sql`insert into public.store_memberships (id, store_id, name, payment_type, price_minor, max_members)
      select ('5a1e4000-0000-4000-8000-' || lpad(place::text, 12, '0'))::uuid, 'biz_cards', 'Other', 'one-time', 5, 1
      from generate_series(2, 52) place`;
    await project.sql`insert into public.store_members (store_id, membership_id, status)
      select store_id, id, 'active' from public.store_memberships where name = 'Other'`;
    await project.sql`insert into public.store_waitlist (membership_id, user_id)
      select id, ${buyer.userId} from public.store_memberships where name = 'Other' order by id limit 50`;
    expect(await join(buyer)).toEqual([{ outcome: 'tooManyLists' }]);
    expect(await join(buyer, '5a1e4000-0000-4000-8000-000000000002')).toEqual([
      { outcome: 'waiting' },
    ]);
    await project.sql`update public.store_waitlist set created_at = now() - interval '25 hours'`;
    expect(await join(buyer)).toEqual([{ outcome: 'waiting' }]);
  });

  it('shows the seller names, and never a part of an email address', async () => {
    await join(buyer);
    await project.sql`update auth.users set email = 'secret@buyers.example' where id = ${unlinked.userId}`;
    await join(unlinked);
    const rows = await as(seller, `select public.waitlist_page('${vault}') as page`);
    expect(rows).toMatchObject([{ page: { total: 2, people: [{ name: 'Ada' }, { name: null }] } }]);
    const text = JSON.stringify(rows);
    expect(text).not.toContain('secret');
    expect(text).not.toContain(buyer.userId);
  });

  it('is closed to everybody but its seller, and the table to everybody but the secret key', async () => {
    await join(buyer);
    for (const caller of [anon, buyer, unlinked]) {
      expect(await as(caller, `select public.waitlist_page('${vault}')`)).toBe('42501');
      expect(await as(caller, `select public.waitlist_counts('biz_cards')`)).toBe('42501');
    }
    for (const caller of [anon, buyer, seller]) {
      expect(await as(caller, 'select created_at from public.store_waitlist')).toBe('42501');
      expect(await as(caller, 'delete from public.store_waitlist')).toBe('42501');
    }
    expect(await mine(unlinked)).toEqual([]);
    expect(await as(service, 'select membership_id from public.store_waitlist')).toEqual([
      { membership_id: vault },
    ]);
  });

  it('loses a user with their account', async () => {
    await join(buyer);
    await project.sql`delete from auth.users where id = ${buyer.userId}`;
    expect(await waiting()).toEqual([]);
  });
});
