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

  it('one that the site has hidden does not count, and the seller sees that it is', async () => {
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
      count: 12,
      counts: [3, 3, 2, 2, 2],
      average: 2.8,
      newest: Array.from({ length: 10 }, (_, index) => ({ text: `Review ${11 - index}` })),
    });
  });
});
