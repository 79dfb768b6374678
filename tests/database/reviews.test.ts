import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { runAs, useProject, type Caller } from '../setup/project';
import { anon, service, signUp, type SignedIn } from './cast';

let project: Awaited<ReturnType<typeof useProject>>;
let seller: SignedIn;
let buyer: SignedIn;
let unlinked: SignedIn;

const as = async (caller: Caller, statement: string) => {
  const outcome = await runAs(project.sql, caller, (t) => t.unsafe(statement));
  return outcome.ok ? outcome.rows : outcome.code;
};
const save = (caller: Caller, rating: number, version: number | null = null) =>
  as(
    caller,
    `select public.save_store_review('biz_cards', ${rating}, 'Good', ${String(version)}) ->> 'outcome' as outcome`,
  );
const page = async () => {
  const [row] = await project.sql<{ reviews: Record<string, unknown> | null }[]>`
    select public.store_page('biz_cards') -> 'reviews' as reviews`;
  return row?.reviews;
};

beforeEach(async () => {
  project = await useProject('fresh');
  const { sql } = project;
  seller = await signUp(sql, null);
  buyer = await signUp(sql, '300000000000000001');
  unlinked = await signUp(sql, null);
  await sql`insert into public.seller_accounts (user_id, username) values (${seller.userId}, 'seller')`;
  await sql`insert into public.stores (id, owner_id, name, slug, is_designed, is_visible)
    values ('biz_cards', ${seller.userId}, 'Cards', 'cards', true, true)`;
  await sql`insert into public.store_memberships (store_id, name, payment_type, price_minor)
    values ('biz_cards', 'Vault', 'one-time', 5)`;
  await sql`insert into public.store_members (store_id, membership_id, status, discord_id, user_id)
    select store_id, id, 'active', '300000000000000001', null from public.store_memberships`;
});

describe('reviews', () => {
  it('a purchase that was begun while signed in is enough, without Discord', async () => {
    expect(await save(unlinked, 4)).toEqual([{ outcome: 'notMember' }]);
    await project.sql`insert into public.store_members (store_id, membership_id, status, user_id)
      select store_id, id, 'active', ${unlinked.userId} from public.store_memberships`;
    expect(await save(unlinked, 4)).toEqual([{ outcome: 'saved' }]);
    expect(await page()).toMatchObject({ newest: [{ author: null }] });
  });

  it('a name is never a part of an email address', async () => {
    await project.sql`update auth.users set email = 'secret@buyers.example' where id = ${buyer.userId}`;
    await project.sql`update auth.identities set identity_data = '{"email": "secret@buyers.example"}'
      where user_id = ${buyer.userId}`;
    await save(buyer, 5);
    expect(await page()).toMatchObject({ newest: [{ author: null }] });
    const rows = await as(seller, `select public.store_reviews_page('biz_cards')::text as page`);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  it.each([
    [{ custom_claims: { global_name: '\u3164 \u200B' }, full_name: 'mira' }, 'mira'],
    [{ custom_claims: { global_name: '\u202EMira\n ' }, full_name: 'mira' }, 'Mira'],
    [{ full_name: '\u2800', name: '\u00AD' }, null],
  ])('the author of %j is %s, for moderators too', async (data, author) => {
    await project.sql`update auth.identities set identity_data = ${project.sql.json(data)}
      where user_id = ${buyer.userId}`;
    await save(buyer, 5);
    expect(await page()).toMatchObject({ newest: [{ author }] });
    const names = await project.sql`select private.shown_name(${buyer.userId}) as name`;
    expect(names).toEqual([{ name: author ?? 'Someone' }]);
  });

  it('one that the site has hidden is not shown, and the seller sees that it is', async () => {
    await save(buyer, 1);
    await project.sql`update public.store_reviews set hidden_by_site = true`;
    expect(await page()).toBeNull();
    expect(
      await as(
        seller,
        `select public.store_reviews_page('biz_cards') -> 'reviews' -> 0 -> 'hidden_by_site' as hidden`,
      ),
    ).toEqual([{ hidden: true }]);
  });

  it('the table is closed to everybody but the secret key', async () => {
    await save(buyer, 5);
    for (const caller of [anon, buyer, seller]) {
      for (const statement of [
        'select id from public.store_reviews',
        'update public.store_reviews set rating = 5',
        'delete from public.store_reviews',
      ]) {
        expect(await as(caller, statement)).toBe('42501');
      }
    }
    expect(await as(service, 'select rating from public.store_reviews')).toEqual([{ rating: 5 }]);
  });

  it('two saves at once store one review', async () => {
    const saves = await Promise.all([save(buyer, 5), save(buyer, 5), save(buyer, 4)]);
    const outcomes = saves.flatMap((rows) => (Array.isArray(rows) ? rows : []));
    expect(outcomes).toHaveLength(3);
    expect(outcomes.map(({ outcome }) => String(outcome))).toContain('saved');
    const rows = await project.sql`select rating from public.store_reviews`;
    expect(rows).toHaveLength(1);
  });

  it('are deleted with the account of their author, and with the store', async () => {
    await save(buyer, 5);
    await project.sql`delete from auth.users where id = ${buyer.userId}`;
    expect(await page()).toBeNull();
  });

  it('the newest 10 are shown', async () => {
    for (let index = 0; index < 12; index += 1) {
      const { userId } = await signUp(
        project.sql,
        `30000000000000010${String(index).padStart(2, '0')}`,
      );
      await project.sql`insert into public.store_reviews (store_id, user_id, rating, text)
        values ('biz_cards', ${userId}, ${1 + (index % 5)}, ${`Review ${index}`})`;
    }
    expect(await page()).toMatchObject({
      shown: 12,
      newest: Array.from({ length: 10 }, (_, index) => ({ text: `Review ${11 - index}` })),
    });
  });
});

describe('the rating', () => {
  /** Records a sale that the provider's event reports, with the address of the receipt. */
  const sell = (email: string, facts: object = {}) =>
    as(
      service,
      `select public.record_payment_event('biz_cards', 'stripe', '${JSON.stringify({
        event_id: randomUUID(),
        kind: 'checkout.session.completed',
        occurred_at: '2026-11-28T12:00:00Z',
        outcome: 'applied',
        reference: `sub_${email}`,
        member_status: 'active',
        plan_ids: ['price_vault'],
        email,
        ...facts,
      })}'::jsonb)`,
    );
  const claim = (person: SignedIn, email: string) =>
    as(person, `select public.claim_memberships('${email}') ->> 'claimed' as claimed`);
  /** Signs up a person with a Discord account and a confirmed address. */
  const arrive = async (index: number) => {
    const discordId = `40000000000000000${index}`;
    const email = `buyer-${index}@mail.example`;
    const person = await signUp(project.sql, discordId);
    await project.sql`update auth.users set email = ${email}, email_confirmed_at = now()
      where id = ${person.userId}`;
    return { ...person, discordId, email };
  };
  const link = async (email: string, discordId: string | null) => {
    const [member] = await project.sql`select id from public.store_members
      where provider_reference = ${`sub_${email}`}`;
    const value = discordId === null ? 'null' : `'${discordId}'`;
    return as(seller, `select public.link_store_member('${member?.['id']}', ${value})`);
  };

  beforeEach(async () => {
    await project.sql`insert into public.store_membership_plans (store_id, provider, plan_id, membership_id)
      select store_id, 'stripe', 'price_vault', id from public.store_memberships`;
  });

  it('does not come from accounts that the store has added or linked', async () => {
    for (const index of [1, 2, 3]) {
      const { discordId, ...friend } = await arrive(index);
      const rows = JSON.stringify([{ membership: 'Vault', discord_id: discordId }]);
      await as(seller, `select public.import_store_members('biz_cards', '${rows}'::jsonb, false)`);
      await save(friend, 5);
    }
    const friend = await arrive(4);
    await sell('nobody@mail.example');
    await link('nobody@mail.example', friend.discordId);
    await save(friend, 5);
    expect(await page()).toMatchObject({
      average: null,
      count: 0,
      shown: 4,
      counts: [0, 0, 0, 0, 0],
      newest: Array.from({ length: 4 }, () => ({ rating: 5, is_counted: false })),
    });
  });

  it('counts a linked purchase once its buyer has claimed it with the receipt', async () => {
    const person = await arrive(1);
    await sell(person.email);
    await link(person.email, person.discordId);
    await save(person, 4);
    expect(await page()).toMatchObject({ average: null, count: 0 });
    await claim(person, person.email);
    expect(await page()).toMatchObject({ average: 4, count: 1, newest: [{ is_counted: true }] });
  });

  it('keeps a bad review, whatever the store does with the buyer', async () => {
    const person = await arrive(1);
    await sell(person.email);
    await claim(person, person.email);
    await save(person, 1);
    const counted = { average: 1, count: 1, counts: [1, 0, 0, 0, 0] };
    await link(person.email, null);
    expect(await page()).toMatchObject(counted);
    await sell(person.email, { member_status: 'refunded', occurred_at: '2026-11-29T12:00:00Z' });
    expect(
      await project.sql`select status from public.store_members where confirmed_at is not null`,
    ).toEqual([{ status: 'refunded' }]);
    expect(await page()).toMatchObject(counted);
    await project.sql`update public.store_reviews set hidden_by_site = true`;
    expect(await page()).toBeNull();
  });
});
