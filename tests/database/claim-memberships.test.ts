import { beforeEach, describe, expect, it } from 'vitest';
import { runAs, useProject, type Caller } from '../setup/project';
import { anon, service, signUp, type SignedIn } from './cast';

const receipt = 'Ada.Buyer@mail.example';
const discord = '300000000000000001';

let project: Awaited<ReturnType<typeof useProject>>;
let seller: SignedIn;
let buyer: SignedIn;
let other: SignedIn;

const claim = async (caller: Caller, address: string = receipt) => {
  const outcome = await runAs(project.sql, caller, (t) =>
    t.unsafe('select public.claim_memberships($1) as answer', [address]),
  );
  return outcome.ok ? outcome.rows[0]?.['answer'] : outcome.code;
};

/** Sets the email address of an account. The auth server stores it in lower case. */
const setAddress = ({ userId }: SignedIn, email: string, isConfirmed = true) =>
  project.sql`update auth.users set email = ${email.toLowerCase()},
    email_confirmed_at = ${isConfirmed ? new Date() : null} where id = ${userId}`;

interface Bought {
  store?: 'biz_cards' | 'biz_lab';
  status?: string;
  userId?: string;
  discordId?: string;
  email?: string;
}

let purchases = 0;

/** Records a purchase that a provider reported. */
async function buy(bought: Bought = {}): Promise<string> {
  const { sql } = project;
  const { store = 'biz_cards', status = 'active', email = receipt } = bought;
  purchases += 1;
  const [row] = await sql<{ id: string }[]>`
    insert into public.store_members (store_id, membership_id, status, provider, provider_reference, user_id, discord_id)
    select store_id, id, ${status}, 'stripe', ${`sub_${purchases}`}, ${bought.userId ?? null}, ${bought.discordId ?? null}
    from public.store_memberships where store_id = ${store} returning id`;
  if (!row) throw new Error('No member was recorded');
  await sql`insert into public.store_member_emails (member_id, email) values (${row.id}, ${email})`;
  return row.id;
}

const ownerOf = async (id: string) => {
  const [row] =
    await project.sql`select user_id, discord_id from public.store_members where id = ${id}`;
  return [row?.['user_id'], row?.['discord_id']];
};

const read = (claimed: number, own = 0, taken = 0) => ({ outcome: 'read', claimed, own, taken });
const notConfirmed = { outcome: 'notConfirmed' };
const nobody = [null, null];

beforeEach(async () => {
  project = await useProject('fresh');
  const { sql } = project;
  seller = await signUp(sql, null);
  buyer = await signUp(sql, discord);
  other = await signUp(sql, null);
  await setAddress(buyer, receipt);
  await sql`insert into public.seller_accounts (user_id, username) values (${seller.userId}, 'seller')`;
  for (const [id, slug] of [
    ['biz_cards', 'cards'],
    ['biz_lab', 'lab'],
  ] as const) {
    await sql`insert into public.stores (id, owner_id, name, slug)
      values (${id}, ${seller.userId}, ${slug}, ${slug})`;
    await sql`insert into public.store_memberships (store_id, name, payment_type, price_minor)
      values (${id}, 'Gold', 'one-time', 5)`;
  }
});

describe('a claim', () => {
  it('takes what was bought with the address in all stores, with the Discord account', async () => {
    const [first, second] = [
      await buy(),
      await buy({ store: 'biz_lab', email: receipt.toUpperCase() }),
    ];
    expect(await claim(buyer, ` ${receipt} `)).toEqual(read(2));
    expect(await ownerOf(first)).toEqual([buyer.userId, discord]);
    expect(await ownerOf(second)).toEqual([buyer.userId, discord]);
  });

  it('can be repeated', async () => {
    const id = await buy();
    await claim(buyer);
    expect(await claim(buyer)).toEqual(read(0, 1));
    expect(await ownerOf(id)).toEqual([buyer.userId, discord]);
  });

  it('is listed afterward, and the seller sees the Discord account', async () => {
    await buy();
    await claim(buyer);
    const mine = await runAs(
      project.sql,
      buyer,
      (t) => t`select public.my_memberships() as listed`,
    );
    expect(mine.ok && mine.rows[0]?.['listed']).toMatchObject([{ name: 'Gold' }]);
    const page = await runAs(
      project.sql,
      seller,
      (t) => t`select public.store_members_page('biz_cards') as page`,
    );
    expect(page.ok && page.rows[0]?.['page']).toMatchObject({
      members: [{ discord_id: discord, email: receipt }],
    });
  });

  it.each(['past_due', 'canceled', 'refunded'])('takes what is %s', async (status) => {
    const id = await buy({ status });
    expect(await claim(buyer)).toEqual(read(1));
    expect(await ownerOf(id)).toEqual([buyer.userId, discord]);
  });

  it('needs no Discord account', async () => {
    const id = await buy();
    await setAddress(buyer, 'former@mail.example');
    await setAddress(other, receipt);
    expect(await claim(other)).toEqual(read(1));
    expect(await ownerOf(id)).toEqual([other.userId, null]);
  });

  it('gives a Discord account each membership once', async () => {
    const [first, second] = [await buy(), await buy()];
    expect(await claim(buyer)).toEqual(read(2));
    const owners = [await ownerOf(first), await ownerOf(second)];
    expect(owners.map(([userId]) => userId)).toEqual([buyer.userId, buyer.userId]);
    expect(new Set(owners.map(([, id]) => id))).toEqual(new Set([discord, null]));
    // A Discord account can hold a membership only once. A purchase that has ended does not count, so the ended
    // purchase is linked to the account as well.
    const ended = await buy({ status: 'canceled' });
    await claim(buyer);
    expect(await ownerOf(ended)).toEqual([buyer.userId, discord]);
  });

  it('stays when the provider reports again', async () => {
    const id = await buy();
    await claim(buyer);
    await project.sql`insert into public.store_membership_plans (store_id, provider, plan_id, membership_id)
      select store_id, 'stripe', 'price_1', id from public.store_memberships where store_id = 'biz_cards'`;
    const event = {
      event_id: 'evt_1',
      kind: 'customer.subscription.updated',
      occurred_at: new Date().toISOString(),
      outcome: 'waiting',
      reference: `sub_${purchases}`,
      plan_ids: ['price_1'],
      member_status: 'past_due',
      email: 'another@mail.example',
    };
    await runAs(project.sql, service, (t) =>
      t.unsafe(
        `select public.record_payment_event('biz_cards', 'stripe', '${JSON.stringify(event)}'::jsonb)`,
      ),
    );
    const [row] = await project.sql`select status from public.store_members where id = ${id}`;
    expect(row?.['status']).toBe('past_due');
    expect(await ownerOf(id)).toEqual([buyer.userId, discord]);
  });
});

describe('a claim takes nothing', () => {
  it('with an address that is not confirmed', async () => {
    const id = await buy();
    await setAddress(buyer, receipt, false);
    expect(await claim(buyer)).toEqual(notConfirmed);
    expect(await ownerOf(id)).toEqual(nobody);
  });

  it.each([
    ['that somebody bought with', receipt],
    ['that nobody bought with', 'nobody@mail.example'],
    ['that is blank', ''],
  ])('with an address of others %s, and does not tell', async (_, address) => {
    const id = await buy();
    expect(await claim(other, address)).toEqual(notConfirmed);
    expect(await ownerOf(id)).toEqual(nobody);
  });

  it('with an address that is only in the token or the profile', async () => {
    const id = await buy();
    await project.sql`update auth.users set raw_user_meta_data = ${project.sql.json({ email: receipt })}
      where id = ${other.userId}`;
    await project.sql`insert into auth.identities (user_id, provider, provider_id, identity_data)
      values (${other.userId}, 'discord', '300000000000000002', ${project.sql.json({ email: receipt })})`;
    expect(await claim(other)).toEqual(notConfirmed);
    expect(await ownerOf(id)).toEqual(nobody);
  });

  it('from another account', async () => {
    const ofUser = await buy({ userId: other.userId });
    const ofDiscord = await buy({ discordId: '300000000000000002', store: 'biz_lab' });
    const free = await buy({ store: 'biz_lab' });
    expect(await claim(buyer)).toEqual(read(1, 0, 2));
    expect(await ownerOf(ofUser)).toEqual([other.userId, null]);
    expect(await ownerOf(ofDiscord)).toEqual([null, '300000000000000002']);
    expect(await ownerOf(free)).toEqual([buyer.userId, discord]);
  });

  it('twice, when the address moves to another account', async () => {
    const id = await buy();
    await claim(buyer);
    await setAddress(buyer, 'former@mail.example');
    await setAddress(other, receipt);
    expect(await claim(other)).toEqual(read(0, 0, 1));
    expect(await ownerOf(id)).toEqual([buyer.userId, discord]);
  });

  it('for a visitor', async () => {
    await buy();
    expect(await claim(anon)).toBe('42501');
  });

  it('where nobody bought anything', async () => {
    expect(await claim(buyer)).toEqual(read(0));
  });
});

it('counts what the Discord account of the caller already has as their own', async () => {
  const id = await buy({ discordId: discord });
  expect(await claim(buyer)).toEqual(read(0, 1));
  expect(await ownerOf(id)).toEqual([buyer.userId, discord]);
});

it('gives each membership to one of several claims that are sent at once', async () => {
  for (let count = 0; count < 5; count += 1) await buy({ status: 'canceled' });
  // A self-hosted auth server can be configured so that two accounts share an address.
  await project.sql`drop index if exists auth.users_email_partial_key`;
  await project.sql`alter table auth.users drop constraint if exists users_email_key`;
  await setAddress(other, receipt);
  const answers = await Promise.all([buyer, other, buyer, other].map((caller) => claim(caller)));
  const claimed = answers.map((answer) => (answer as { claimed: number }).claimed);
  expect(claimed.reduce((sum, count) => sum + count, 0)).toBe(5);
  expect(claimed.filter((count) => count > 0)).toEqual([5]);
});
