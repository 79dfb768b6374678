import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { runAs, useProject, type Caller } from '../setup/project';
import { setSiteAdmin, signUp, type SignedIn } from './cast';

const gold = randomUUID();

let project: Awaited<ReturnType<typeof useProject>>;
let seller: SignedIn;
let admin: SignedIn;
let buyers: number;

beforeEach(async () => {
  buyers = 0;
  project = await useProject('fresh');
  const { sql } = project;
  seller = await signUp(sql, null);
  admin = await signUp(sql, null);
  await setSiteAdmin(sql, admin);
  await sql`insert into public.seller_accounts (user_id, username) values (${seller.userId}, 'seller')`;
  await sql`insert into public.stores (id, owner_id, name, slug, is_designed, is_visible)
    values ('biz_cards', ${seller.userId}, 'Cards', 'cards', true, true)`;
  await sql`insert into public.store_memberships (id, store_id, name, payment_type, price_minor)
    values (${gold}, 'biz_cards', 'Gold', 'one-time', 4999)`;
});

async function call(caller: Caller, statement: string): Promise<unknown> {
  const outcome = await runAs(project.sql, caller, (t) => t.unsafe(`select ${statement} as value`));
  if (!outcome.ok) throw new Error(`${outcome.code} ${outcome.message}`);
  return outcome.rows[0]?.['value'];
}

interface Sale {
  rating?: number;
  amount?: number;
  provider?: 'stripe' | 'manual';
  isConfirmed?: boolean;
  isRefunded?: boolean;
  /** When the account of the buyer was created, in minutes after that of the first one. */
  arrivedAfter?: number;
}

/** A buyer with an own day, who has paid. */
async function sell({
  rating = 5,
  amount = 4_999,
  provider = 'stripe',
  isConfirmed = provider === 'stripe',
  isRefunded = false,
  arrivedAfter,
}: Sale = {}): Promise<SignedIn> {
  const { sql } = project;
  buyers += 1;
  const buyer = await signUp(sql, null);
  await sql`update auth.users set
      created_at = '2026-11-01T12:00:00Z'::timestamptz + make_interval(mins => ${arrivedAfter ?? buyers * 1_440})
    where id = ${buyer.userId}`;
  const [member] = await sql`insert into public.store_members
      (store_id, membership_id, status, provider, provider_reference, user_id, confirmed_at)
    values ('biz_cards', ${gold}, 'active', ${provider}, ${provider === 'stripe' ? `sub_${buyers}` : null},
      ${buyer.userId}, ${isConfirmed ? new Date() : null})
    returning id`;
  if (provider === 'stripe') {
    await sql`insert into public.store_transactions
        (store_id, provider, reference, member_id, membership_id, kind, status, amount_minor, currency, occurred_at)
      values ('biz_cards', 'stripe', ${`cs_${buyers}`}, ${member?.['id']}, ${gold}, 'payment', 'succeeded', ${amount},
        'USD', now())`;
  }
  await call(buyer, `public.save_store_review('biz_cards', ${rating}, '', null)`);
  if (isRefunded) await refund(buyer);
  return buyer;
}

const refund = ({ userId }: SignedIn) =>
  project.sql`update public.store_members set status = 'refunded' where user_id = ${userId}`;

async function sellMany(count: number, sale: Sale = {}): Promise<void> {
  for (let index = 0; index < count; index += 1) await sell(sale);
}

const reports = () =>
  project.sql`select status, details from public.store_reports where kind = 'unusualSales'
    order by created_at`;

describe('a store whose sales are usual', () => {
  it('is never reported', async () => {
    await sellMany(10);
    await sellMany(4, { amount: 0 });
    await sellMany(4, { isRefunded: true });
    await sellMany(4, { arrivedAfter: 30 });
    expect(await reports()).toEqual([]);
  });

  it('is not reported for buyers who were unhappy and have been refunded', async () => {
    await sellMany(6, { rating: 1, isRefunded: true });
    expect(await reports()).toEqual([]);
  });

  it('is not reported for people whose reviews do not count', async () => {
    await sellMany(6, { provider: 'manual', arrivedAfter: 5 });
    await sellMany(6, { isConfirmed: false, amount: 0, arrivedAfter: 5 });
    expect(await reports()).toEqual([]);
  });
});

describe('a report about unusual sales', () => {
  it.each([
    ['have made no payment of which an event tells.', { amount: 0 }],
    ['created their accounts within one hour.', { arrivedAfter: 30 }],
    ['gave 4 or 5 stars and have been refunded.', { rating: 4, isRefunded: true }],
  ] satisfies [string, Sale][])('says how many %s', async (fact, sale) => {
    await sellMany(4, sale);
    expect(await reports()).toEqual([]);
    await sell(sale);
    const details = `Of the 5 authors of the newest reviews that count:\n5 ${fact}`;
    expect(await reports()).toEqual([{ status: 'open', details }]);
  });

  it('needs half of the authors', async () => {
    await sellMany(6);
    await sellMany(5, { amount: 0 });
    expect(await reports()).toEqual([]);
    await sell({ amount: 0 });
    expect(await reports()).toHaveLength(1);
  });

  it('is made when the last purchase is confirmed after its review', async () => {
    await sellMany(5, { amount: 0, isConfirmed: false });
    await project.sql`update public.store_members set confirmed_at = now()`;
    expect(await reports()).toHaveLength(1);
  });

  it('is not repeated while it is open, or for 90 days after a decision', async () => {
    await sellMany(8, { amount: 0 });
    expect(await reports()).toHaveLength(1);
    await project.sql`update public.store_reports set status = 'dismissed'`;
    await sell({ amount: 0 });
    expect(await reports()).toHaveLength(1);
    await project.sql`update public.store_reports set created_at = now() - interval '91 days'`;
    await sell({ amount: 0 });
    expect(await reports()).toMatchObject([{ status: 'dismissed' }, { status: 'open' }]);
  });

  it('is read by site admins only, and sent by the site only', async () => {
    await sellMany(5, { amount: 0 });
    const list = await call(admin, `public.moderation_reports('open')`);
    expect(list).toMatchObject({
      total: 1,
      targets: [{ id: 'biz_cards', reports: [{ kind: 'unusualSales' }] }],
    });
    expect(await call(seller, '(select count(*)::int from public.store_reports)')).toBe(0);
    const visitor = await signUp(project.sql, null);
    await expect(
      call(visitor, `public.report_store('${randomUUID()}', 'biz_cards', 'unusualSales', '')`),
    ).rejects.toThrow('23514');
  });
});
