import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProject, runAs, type Caller, type Project } from '../setup/project';
import { service, signUp, type SignedIn } from './cast';

const visitorDiscord = '300000000000000001';
const strangerDiscord = '300000000000000002';
const cards = 'biz_cards';
const gold = randomUUID();
const silver = randomUUID();
const theirs = randomUUID();

/** The event has no transaction. */
const trial = {
  transaction_kind: undefined,
  transaction_reference: undefined,
  transaction_status: undefined,
  amount_minor: undefined,
  currency: undefined,
};

let project: Project;
let seller: SignedIn;
let visitor: SignedIn;
let stranger: SignedIn;

const addresses = {
  visitor: 'visitor@mail.example',
  stranger: 'stranger@mail.example',
  payer: 'payer@mail.example',
};

beforeAll(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  seller = await signUp(sql, null);
  visitor = await signUp(sql, visitorDiscord);
  stranger = await signUp(sql, strangerDiscord);
  await sql`insert into public.seller_accounts (user_id, username) values (${seller.userId}, 'seller')`;
  await setAddress(visitor, addresses.visitor);
  await setAddress(stranger, addresses.stranger);
});
afterAll(() => project.drop());

beforeEach(async () => {
  const { sql } = project;
  await sql`delete from public.store_members`;
  await sql`delete from public.stores`;
  await sql`insert into public.servers (id, name) values ('900000000000000001', 'Cards') on conflict do nothing`;
  await sql`insert into public.stores (id, owner_id, name, slug, is_visible, is_designed) values
    (${cards}, ${seller.userId}, 'Cards', 'cards', true, true),
    ('biz_theirs', ${seller.userId}, 'Theirs', 'theirs', true, true)`;
  await sql`update public.stores set server_id = '900000000000000001' where id = ${cards}`;
  await sql`insert into public.store_memberships
      (id, store_id, name, payment_type, price_minor, checkout_url, role_id) values
    (${gold}, ${cards}, 'Gold', 'one-time', 4999, 'https://buy.stripe.com/gold', '700000000000000001'),
    (${silver}, ${cards}, 'Silver', 'one-time', 999, 'https://buy.stripe.com/silver', null),
    (${theirs}, 'biz_theirs', 'Theirs', 'one-time', 999, 'https://buy.stripe.com/theirs', null)`;
  await sql`update private.server_links set allowed_role_ids = '{700000000000000001}'`;
  await sql`insert into public.store_membership_plans (store_id, provider, plan_id, membership_id) values
    (${cards}, 'stripe', 'price_gold', ${gold}), (${cards}, 'stripe', 'price_silver', ${silver})`;
});

const setAddress = ({ userId }: SignedIn, email: string) =>
  project.sql`update auth.users set email = ${email}, email_confirmed_at = now() where id = ${userId}`;

async function call(caller: Caller, statement: string): Promise<unknown> {
  const outcome = await runAs(project.sql, caller, (t) => t.unsafe(`select ${statement} as value`));
  if (!outcome.ok) throw new Error(`${outcome.code} ${outcome.message}`);
  return outcome.rows[0]?.['value'];
}

const referencesOf = async (caller: Caller, store = cards) =>
  (await call(caller, `public.buyer_references('${store}')`)) as Record<string, string>;

const referenceOf = async (caller: Caller, membership = gold, store = cards) =>
  (await referencesOf(caller, store))[membership] ?? '';

/** Records an event that the seller has signed: by default a sale of amount 0. */
const sign = (reference: string, facts: object = {}) =>
  call(
    service,
    `public.record_payment_event('${cards}', 'stripe', '${JSON.stringify({
      event_id: `evt_${randomUUID()}`,
      kind: 'checkout.session.completed',
      occurred_at: '2026-11-28T12:00:00Z',
      outcome: 'applied',
      reference: 'sub_1',
      member_status: 'active',
      plan_ids: ['price_gold'],
      display_name: 'A name',
      email: addresses.visitor,
      buyer_reference: reference,
      transaction_kind: 'payment',
      transaction_reference: 'cs_1',
      transaction_status: 'succeeded',
      amount_minor: 0,
      currency: 'USD',
      ...facts,
    })}'::jsonb)`,
  );

const confirm = async (caller: Caller, isMine = true) => {
  const [member] = await project.sql`select id from public.store_members`;
  return call(caller, `public.confirm_membership('${member?.['id']}', ${isMine})`);
};

const listed = async (caller: Caller) => {
  const rows = (await call(caller, 'public.my_memberships()')) as {
    name: string;
    is_offered: boolean;
    is_added: boolean;
  }[];
  return rows.map(
    (row) => `${row.name}${row.is_offered ? ' offered' : ''}${row.is_added ? ' added' : ''}`,
  );
};

/** Returns all that the seller and the bot can read about members. */
async function seen(): Promise<string> {
  const answers = [
    await call(seller, `public.store_members_page('${cards}')`),
    await call(seller, `public.store_transactions_page('${cards}')`),
    await call(seller, `public.payment_setup('${cards}')`),
    await call(seller, `(select jsonb_agg(discord_id) from public.store_members)`),
    await call(service, `(select jsonb_agg(to_jsonb(due)) from public.membership_roles() due)`),
  ];
  return JSON.stringify(answers);
}

const isKnown = async () => {
  const answers = await seen();
  return answers.includes(visitorDiscord) || answers.includes(visitor.userId);
};

describe('a seller who signs an event with the reference of a visitor', () => {
  it('learns who the visitor is only after the visitor has confirmed it', async () => {
    await sign(await referenceOf(visitor));
    expect(await isKnown()).toBe(false);
    expect(await seen()).toContain('"is_confirmed":false');
    expect(await listed(visitor)).toEqual(['Gold offered']);
    expect(await confirm(visitor)).toBe('confirmed');
    expect(await isKnown()).toBe(true);
    expect(await seen()).toContain('"is_due":true');
    expect(await seen()).toContain('"is_confirmed":true');
    expect(await listed(visitor)).toEqual(['Gold']);
    // The answer may have been lost, and another tab may refuse.
    expect([await confirm(visitor), await confirm(visitor, false)]).toEqual([
      'confirmed',
      'confirmed',
    ]);
    expect(await listed(visitor)).toEqual(['Gold']);
  });

  it('learns nothing from a refusal, and cannot offer the same sale again', async () => {
    const reference = await referenceOf(visitor);
    await sign(reference);
    expect(await confirm(visitor, false)).toBe('removed');
    await sign('', { event_id: 'evt_again', kind: 'invoice.paid' });
    expect([await listed(visitor), await isKnown()]).toEqual([[], false]);
    expect([await confirm(visitor, false), await confirm(visitor)]).toEqual(['removed', 'gone']);
  });

  it('learns nothing from a waiting list that the visitor is on', async () => {
    await project.sql`insert into public.store_waitlist (membership_id, user_id) values (${gold}, ${visitor.userId})`;
    await sign(await referenceOf(visitor));
    expect(await project.sql`select 1 from public.store_waitlist`).toHaveLength(1);
    await confirm(visitor);
    expect(await project.sql`select 1 from public.store_waitlist`).toHaveLength(0);
  });

  it.each<[what: string, facts: object, stored: string]>([
    ['a refund', { member_status: 'refunded' }, 'Gold offered'],
    ['a subscription that has ended', { member_status: 'canceled' }, 'Gold offered'],
    ['a trial without a payment', trial, 'Gold offered'],
  ])('names nobody before a confirmation: %s', async (_, facts, stored) => {
    await sign(await referenceOf(visitor), facts);
    expect([await isKnown(), await listed(visitor)]).toEqual([false, [stored]]);
    expect(await confirm(visitor)).toBe('confirmed');
    expect(await listed(visitor)).toEqual(['Gold']);
  });
});

describe('a reference', () => {
  it('is valid for one membership of one store', async () => {
    const other = await referenceOf(visitor, silver);
    const elsewhere = await referenceOf(visitor, theirs, 'biz_theirs');
    expect(new Set([await referenceOf(visitor), other, elsewhere]).size).toBe(3);
    for (const reference of [other, elsewhere, 'forged', '']) await sign(reference);
    expect([await listed(visitor), await confirm(visitor), await isKnown()]).toEqual([
      [],
      'gone',
      false,
    ]);
  });

  it('keeps its membership when the plan is assigned to another one', async () => {
    await sign(await referenceOf(visitor), { plan_ids: ['price_new'] });
    await call(seller, `public.assign_plan('${cards}', 'stripe', 'price_new', '${silver}')`);
    expect(await listed(visitor)).toEqual([]);
  });

  it('expires, and is replaced after a day', async () => {
    const old = await referenceOf(visitor);
    expect(await referenceOf(visitor)).toBe(old);
    await project.sql`update private.buyer_references set created_at = now() - interval '25 hours'`;
    const fresh = await referenceOf(visitor);
    expect(fresh).not.toBe(old);
    await sign(old);
    expect(await listed(visitor)).toEqual(['Gold offered']);
    await project.sql`delete from public.store_members`;
    await project.sql`delete from private.store_events`;
    await project.sql`update private.buyer_references set expires_at = now() where reference = ${old}`;
    await sign(old);
    expect(await listed(visitor)).toEqual([]);
    // The payer has the receipt.
    expect(await call(visitor, `public.claim_memberships('${addresses.visitor}')`)).toMatchObject({
      claimed: 1,
    });
    await referencesOf(visitor);
    expect(
      await project.sql`select 1 from private.buyer_references where reference = ${old}`,
    ).toEqual([]);
  });

  it('is offered only to its account, whose address must be that of the receipt', async () => {
    await sign(await referenceOf(visitor), { email: addresses.payer });
    expect([await listed(stranger), await confirm(stranger)]).toEqual([[], 'gone']);
    expect([await confirm(visitor), await isKnown()]).toEqual(['otherAddress', false]);
    await project.sql`delete from public.store_member_emails`;
    expect(await confirm(visitor)).toBe('otherAddress');
  });
});

describe('a stranger who spreads a link with the own reference', () => {
  it('does not get what others pay for; they claim it with the receipt', async () => {
    await sign(await referenceOf(stranger), { email: addresses.visitor });
    expect(await confirm(stranger)).toBe('otherAddress');
    expect(await call(stranger, `public.claim_memberships('${addresses.visitor}')`)).toEqual({
      outcome: 'notConfirmed',
    });
    expect(await seen()).not.toContain(strangerDiscord);
    expect(await call(visitor, `public.claim_memberships('${addresses.visitor}')`)).toMatchObject({
      claimed: 1,
    });
    expect([await listed(visitor), await listed(stranger), await confirm(stranger)]).toEqual([
      ['Gold'],
      [],
      'gone',
    ]);
    expect(await isKnown()).toBe(true);
  });
});

describe('what is not offered', () => {
  it('is what the seller has added: it is what it was', async () => {
    await call(
      seller,
      `public.add_store_member('${cards}', '${randomUUID()}', '${gold}', '${visitorDiscord}')`,
    );
    expect([await listed(visitor), await confirm(visitor), await isKnown()]).toEqual([
      ['Gold added'],
      'gone',
      true,
    ]);
    expect(await seen()).toContain('"is_confirmed":false');
  });
});
