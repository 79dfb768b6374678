import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProject, runAs, type Caller, type Outcome, type Project } from '../setup/project';
import { until } from '../setup/until';
import { addServer, anon, signUp, tell, type SignedIn } from './cast';

const guild = '845201933120405504';
const otherGuild = '902334817261953024';

let project: Project;
let seller: SignedIn;
let otherSeller: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  seller = await signUp(sql, '300000000000000001');
  otherSeller = await signUp(sql, '300000000000000002');
  stranger = await signUp(sql, null);
  for (const id of [guild, otherGuild]) await addServer(sql, id);
  await tell(sql, seller, guild, { owner: false, permissions: '8' });
  await tell(sql, seller, otherGuild, { owner: false, permissions: '0' });
});
afterAll(() => project.drop());

beforeEach(async () => {
  const { sql } = project;
  await sql`delete from public.seller_accounts`;
  await sql`delete from public.stores`;
  await sql`delete from private.store_addresses`;
  await sql`delete from storage.objects`;
  await sql`insert into public.seller_accounts (user_id, username)
    values (${seller.userId}, 'Card_Shop'), (${otherSeller.userId}, 'other')`;
});

const as = (caller: Caller, statement: string) =>
  runAs(project.sql, caller, (sql) => sql.unsafe(statement));

function rowsOf(outcome: Outcome): readonly Record<string, unknown>[] {
  if (!outcome.ok) throw new Error(`${outcome.code} ${outcome.message}`);
  return outcome.rows;
}

const codeOf = (outcome: Outcome) => (outcome.ok ? null : outcome.code);

async function openStore(by: SignedIn, slug: string): Promise<string> {
  const [store] = rowsOf(
    await as(by, `insert into public.stores (name, slug) values ('Cards', '${slug}') returning id`),
  );
  return String(store?.['id']);
}

/** Makes a store public without what a seller needs for that (limits.test.ts). */
async function publish(id: string): Promise<void> {
  await project.sql`update public.stores set is_visible = true, is_designed = true where id = ${id}`;
}

describe('a seller account', () => {
  it.each([
    ['ab', '23514'],
    ['a'.repeat(33), '23514'],
    ['with space', '23514'],
    ['émile', '23514'],
    ['', '23514'],
    ['card_shop', '23505'],
    ['abc', null],
    ['A-long_name-of-32-characters-1234', '23514'],
    ['A-long_name-of-32-characters-123', null],
  ])('named %j: %s', async (username, code) => {
    const opened = await as(
      stranger,
      `insert into public.seller_accounts (username) values ('${username}')`,
    );
    expect(codeOf(opened)).toBe(code);
  });

  it('is one for each user', async () => {
    const second = await as(
      seller,
      `insert into public.seller_accounts (username) values ('second')`,
    );
    expect(codeOf(second)).toBe('23505');
  });

  it('is invisible to others, but its username is known to be taken', async () => {
    expect(rowsOf(await as(otherSeller, 'select username from public.seller_accounts'))).toEqual([
      { username: 'other' },
    ]);
    const free = async (caller: Caller, username: string) =>
      rowsOf(await as(caller, `select public.is_username_free('${username}') as free`))[0]?.[
        'free'
      ];
    expect(await free(anon, 'CARD_SHOP')).toBe(false);
    expect(await free(stranger, 'card_shop')).toBe(false);
    expect(await free(seller, 'card_shop')).toBe(true);
    expect(await free(anon, 'cardshop')).toBe(true);
  });

  it('is deleted with its user', async () => {
    const gone = await signUp(project.sql, null);
    await as(gone, `insert into public.seller_accounts (username) values ('gone')`);
    await project.sql`delete from auth.users where id = ${gone.userId}`;
    expect(await project.sql`select 1 from public.seller_accounts where username = 'gone'`).toEqual(
      expect.objectContaining({ length: 0 }),
    );
  });
});

describe('a store', () => {
  it('gets an id, belongs to the seller and is neither visible nor designed', async () => {
    const id = await openStore(seller, 'cards');
    expect(id).toMatch(/^biz_[0-9a-f]{32}$/);
    const [row] = rowsOf(await as(seller, `select * from public.stores where id = '${id}'`));
    expect(row).toMatchObject({
      owner_id: seller.userId,
      slug: 'cards',
      category: 'other',
      version: 1,
      is_designed: false,
      is_visible: false,
      hidden_by_site: false,
    });
  });

  it.each([
    ['ca', '23514'],
    ['a'.repeat(41), '23514'],
    ['Cards', '23514'],
    ['-cards', '23514'],
    ['cards-', '23514'],
    ['my--cards', '23514'],
    ['my_cards', '23514'],
    ['ｃards', '23514'],
    ['admin', '23514'],
    ['marketplace', '23514'],
    ['demo-cards', '23514'],
    ['taken', '23505'],
    ['a'.repeat(40), null],
    ['my-2-cards', null],
  ])('at the address %j: %s', async (slug, code) => {
    await openStore(otherSeller, 'taken');
    const opened = await as(
      seller,
      `insert into public.stores (name, slug) values ('Cards', '${slug}')`,
    );
    expect(codeOf(opened)).toBe(code);
  });

  it('hides that it exists, but its address is known to be taken', async () => {
    const id = await openStore(otherSeller, 'taken');
    expect(rowsOf(await as(seller, 'select id from public.stores'))).toEqual([]);
    const free = async (by: SignedIn, args: string) =>
      rowsOf(await as(by, `select public.is_slug_free(${args}) as free`))[0]?.['free'];
    expect(await free(seller, `'taken'`)).toBe(false);
    expect(await free(seller, `'free'`)).toBe(true);
    expect(await free(otherSeller, `'taken', '${id}'`)).toBe(true);
    expect(codeOf(await as(anon, `select public.is_slug_free('taken')`))).toBe('42501');
  });

  it.each([
    [guild, null],
    [otherGuild, '42501'],
    ['999999999999999999', '42501'],
  ])('for the server %s: %s', async (server, code) => {
    const id = await openStore(seller, 'cards');
    const linked = await as(
      seller,
      `update public.stores set server_id = '${server}' where id = '${id}'`,
    );
    expect(codeOf(linked)).toBe(code);
    const opened = await as(
      seller,
      `insert into public.stores (name, slug, server_id) values ('Two', 'two', '${server}')`,
    );
    expect(codeOf(opened)).toBe(code);
  });

  it('can still be saved after the seller is no longer an administrator of its server', async () => {
    const id = await openStore(seller, 'cards');
    const { sql } = project;
    await as(seller, `update public.stores set server_id = '${guild}' where id = '${id}'`);
    await sql`update private.guild_access set permissions = '0' where server_id = ${guild}`;
    try {
      const saved = await as(
        seller,
        `update public.stores set tagline = 'Still here', server_id = '${guild}' where id = '${id}' returning tagline`,
      );
      expect(rowsOf(saved)).toEqual([{ tagline: 'Still here' }]);
      const relinked = await as(
        seller,
        `update public.stores set server_id = '${otherGuild}' where id = '${id}'`,
      );
      expect(codeOf(relinked)).toBe('42501');
    } finally {
      await sql`update private.guild_access set permissions = '8' where server_id = ${guild}`;
    }
  });

  it.each([
    ["support_url = 'http://help.example'", '23514'],
    ["support_url = 'javascript:alert(1)'", '23514'],
    ["support_url = 'https://user:secret@help.example'", '23514'],
    ["support_url = 'https://'", '23514'],
    ["support_url = 'https://help.example/a b'", '23514'],
    ["support_url = 'https://help.example/?q=@us'", null],
    ["category = 'gambling'", '23514'],
    ["name = '   '", '23514'],
    ["tagline = repeat('🃏', 140)", null],
    ["tagline = repeat('🃏', 141)", '23514'],
    ["refund_policy = repeat('x', 4001)", '23514'],
    ["seller_name = repeat('🃏', 80)", null],
    ["seller_name = repeat('🃏', 81)", '23514'],
    ["seller_name = 'Gr0uped Support'", '23514'],
    [`logo_path = 'https://tracker.example/pixel.png'`, '23514'],
    [`logo_path = 'biz_other/${randomUUID()}.png'`, '23514'],
    [`logo_path = id || '/${randomUUID()}.svg'`, '23514'],
    [`logo_path = id || '/${randomUUID()}.png'`, null],
    [`card_path = id || '/../${randomUUID()}.png'`, '23514'],
    [`card_path = id || '/${randomUUID()}.png'`, null],
  ])('with %s: %s', async (change, code) => {
    await openStore(seller, 'cards');
    expect(codeOf(await as(seller, `update public.stores set ${change}`))).toBe(code);
  });
});

describe('two tabs that save the same store', () => {
  it('the second save changes nothing, because the version has grown', async () => {
    await openStore(seller, 'cards');
    const save = (tagline: string) =>
      as(
        seller,
        `update public.stores set tagline = '${tagline}' where slug = 'cards' and version = 1 returning version`,
      );
    expect(rowsOf(await save('first'))).toEqual([{ version: 2 }]);
    expect(rowsOf(await save('second'))).toEqual([]);
    expect(rowsOf(await as(seller, 'select tagline, version from public.stores'))).toEqual([
      { tagline: 'first', version: 2 },
    ]);
  });

  it('at the same moment: one is saved', async () => {
    await openStore(seller, 'cards');
    const saves = await Promise.all(
      ['first', 'second', 'third', 'fourth'].map((tagline) =>
        as(
          seller,
          `update public.stores set tagline = '${tagline}' where slug = 'cards' and version = 1 returning version`,
        ),
      ),
    );
    expect(saves.flatMap(rowsOf)).toEqual([{ version: 2 }]);
  });
});

describe('what the public sees', () => {
  const sell = (id: string, values: string) =>
    as(
      seller,
      `insert into public.store_memberships (store_id, name, payment_type, billing_interval, price_minor, currency, position, is_visible)
        values ('${id}', 'Membership', 'subscription', 'month', ${values})`,
    );

  it.each([
    ['neither designed nor visible', '', 0],
    ['visible', 'is_visible = true', 0],
    ['designed', 'is_designed = true', 0],
    ['both', 'is_visible = true, is_designed = true', 1],
  ])('of a store that is %s', async (_, change, count) => {
    const id = await openStore(seller, 'cards');
    rowsOf(await sell(id, `999, 'USD', 0, true`));
    if (change) await project.sql.unsafe(`update public.stores set ${change}`);
    for (const caller of [anon, stranger, otherSeller]) {
      // Signed-in users read the tables as sellers, and other people's stores with the functions.
      const rows = caller === anon ? count : 0;
      expect(rowsOf(await as(caller, 'select slug from public.stores'))).toHaveLength(rows);
      expect(rowsOf(await as(caller, 'select name from public.store_memberships'))).toHaveLength(
        rows,
      );
      expect(rowsOf(await as(caller, 'select slug from public.listed_stores()'))).toHaveLength(
        count,
      );
    }
  });

  it('of a store that the site has hidden: nothing, while its owner still sees it', async () => {
    const id = await openStore(seller, 'cards');
    await sell(id, `999, 'USD', 0, true`);
    await publish(id);
    await project.sql`update public.stores set hidden_by_site = true`;
    for (const from of ['stores', 'store_memberships', 'listed_stores()']) {
      expect(rowsOf(await as(anon, `select 1 from public.${from}`))).toEqual([]);
    }
    expect(rowsOf(await as(seller, 'select hidden_by_site from public.stores'))).toEqual([
      { hidden_by_site: true },
    ]);
  });

  it('of archived and hidden memberships: nothing', async () => {
    const id = await openStore(seller, 'cards');
    await sell(id, `100, 'USD', 0, false`);
    await sell(id, `200, 'USD', 0, true`);
    await publish(id);
    await as(
      seller,
      `update public.store_memberships set archived_at = now() where price_minor = 200`,
    );
    expect(rowsOf(await as(anon, 'select name from public.store_memberships'))).toEqual([]);
    expect(rowsOf(await as(anon, 'select price_minor from public.listed_stores()'))).toEqual([
      { price_minor: null },
    ]);
    expect(rowsOf(await as(seller, 'select 1 from public.store_memberships'))).toHaveLength(2);
  });

  it('of the page: the same by address and by id, without what only the seller may read', async () => {
    const id = await openStore(seller, 'cards');
    await sell(id, `4999, 'USD', 1, true`);
    await sell(id, `2999, 'USD', 0, true`);
    await sell(id, `999, 'USD', 2, false`);
    const page = async (caller: Caller, store: string) =>
      rowsOf(await as(caller, `select public.store_page('${store}') as page`))[0]?.['page'];
    expect(await page(seller, 'cards')).toBeNull();
    await publish(id);
    const shown = (await page(anon, 'cards')) as Record<string, unknown>;
    expect(await page(stranger, id)).toEqual(shown);
    expect(Object.keys(shown).toSorted()).toEqual(
      [
        'id',
        'slug',
        'name',
        'tagline',
        'category',
        'logo_path',
        'card_path',
        'design',
        'refund_policy',
        'support_url',
        'seller_name',
        'reviews',
        'memberships',
      ].toSorted(),
    );
    const sold = shown['memberships'] as Record<string, unknown>[];
    expect(sold.map(({ price_minor }) => price_minor)).toEqual([2999, 4999]);
    expect(sold.map(({ members }) => members)).toEqual([0, 0]);
    expect(sold[0]).not.toHaveProperty('role_id');
    await project.sql`update public.stores set hidden_by_site = true`;
    expect(await page(anon, 'cards')).toBeNull();
  });

  it('of the price: the lowest one in the currency of the first membership', async () => {
    const id = await openStore(seller, 'cards');
    await sell(id, `300, 'JPY', 1, true`);
    await sell(id, `4999, 'USD', 0, true`);
    await sell(id, `2999, 'USD', 2, true`);
    await sell(id, `999, 'USD', 3, false`);
    await publish(id);
    expect(
      rowsOf(
        await as(
          anon,
          'select price_minor, currency, billing_interval from public.listed_stores()',
        ),
      ),
    ).toEqual([{ price_minor: '2999', currency: 'USD', billing_interval: 'month' }]);
  });
});

describe('the members of a membership', () => {
  it('count while they are active or a payment is late', async () => {
    const id = await openStore(seller, 'cards');
    await as(
      seller,
      `insert into public.store_memberships (store_id, name, payment_type, price_minor) values ('${id}', 'One', 'one-time', 1)`,
    );
    await publish(id);
    await project.sql`insert into public.store_members (store_id, membership_id, status)
      select ${id}, sold.id, status from public.store_memberships sold,
        unnest(array['active', 'active', 'past_due', 'canceled', 'refunded']) status`;
    const [row] = rowsOf(
      await as(anon, `select public.store_page('cards') #> '{memberships,0,members}' as members`),
    );
    expect(row).toEqual({ members: 3 });
    expect(rowsOf(await as(otherSeller, 'select 1 from public.store_members'))).toEqual([]);
    expect(rowsOf(await as(seller, 'select 1 from public.store_members'))).toHaveLength(5);
  });

  it('keep the membership from being deleted, but not the store', async () => {
    const id = await openStore(seller, 'cards');
    await as(
      seller,
      `insert into public.store_memberships (store_id, name, payment_type, price_minor) values ('${id}', 'One', 'one-time', 1)`,
    );
    await project.sql`insert into public.store_members (store_id, membership_id, status)
      select ${id}, id, 'canceled' from public.store_memberships`;
    expect(codeOf(await as(seller, 'delete from public.store_memberships'))).toBe('23503');
    expect(codeOf(await as(seller, `delete from public.stores where id = '${id}'`))).toBe(null);
  });
});

describe('a membership', () => {
  it.each([
    ['price_minor = -1', '23514'],
    ['price_minor = 100000000', '23514'],
    ["currency = 'usd'", '23514'],
    ["checkout_url = 'http://buy.stripe.com/x'", '23514'],
    ["checkout_url = 'javascript:alert(1)'", '23514'],
    ["checkout_url = 'https://buy.stripe.com@evil.example/x'", '23514'],
    ["checkout_url = 'https://buy.stripe.com/x?prefilled_email=a@b.example'", null],
    ["role_id = 'everyone'", '23514'],
    ['early_bird_places = 0', '23514'],
    ['billing_interval = null', '23514'],
    ["payment_type = 'one-time', billing_interval = null", null],
  ])('with %s: %s', async (change, code) => {
    const id = await openStore(seller, 'cards');
    rowsOf(
      await as(
        seller,
        `insert into public.store_memberships (store_id, name, payment_type, billing_interval, price_minor)
          values ('${id}', 'Membership', 'subscription', 'month', 999)`,
      ),
    );
    expect(codeOf(await as(seller, `update public.store_memberships set ${change}`))).toBe(code);
  });

  it('cannot be added to the store of another seller', async () => {
    const id = await openStore(otherSeller, 'theirs');
    const added = await as(
      seller,
      `insert into public.store_memberships (store_id, name, payment_type, price_minor) values ('${id}', 'Mine', 'one-time', 1)`,
    );
    expect(codeOf(added)).toBe('42501');
  });
});

describe('the pictures of stores', () => {
  it.each(['store-media', 'store-cards'])('%s: public images of at most 2 MB', async (id) => {
    const [bucket] = await project.sql`select public, file_size_limit::int, allowed_mime_types
      from storage.buckets where id = ${id}`;
    expect(bucket).toEqual({
      public: true,
      file_size_limit: 2 * 1024 * 1024,
      allowed_mime_types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'],
    });
  });

  it.each([
    [(id: string) => `${id}/${randomUUID()}.png`, null],
    [(id: string) => `${id}/${randomUUID()}.svg`, '42501'],
    [(id: string) => `${id}/${randomUUID()}.png.html`, '42501'],
    [(id: string) => `${id}/logo.png`, '42501'],
    [(id: string) => `${id}/a/${randomUUID()}.png`, '42501'],
    [() => `${randomUUID()}.png`, '42501'],
    [() => `biz_nobody/${randomUUID()}.png`, '42501'],
  ])('are named after their store: %s', async (name, code) => {
    const id = await openStore(seller, 'cards');
    const added = await as(
      seller,
      `insert into storage.objects (bucket_id, name) values ('store-media', '${name(id)}')`,
    );
    expect(codeOf(added)).toBe(code);
  });

  it('belong to the seller of the store alone', async () => {
    const id = await openStore(seller, 'cards');
    const add = (by: SignedIn) =>
      as(
        by,
        `insert into storage.objects (bucket_id, name) values ('store-cards', '${id}/${randomUUID()}.png')`,
      );
    expect(codeOf(await add(otherSeller))).toBe('42501');
    expect(codeOf(await add(seller))).toBe(null);
    const seen = (by: SignedIn) => as(by, 'select name from storage.objects');
    expect(rowsOf(await seen(otherSeller))).toEqual([]);
    expect(rowsOf(await seen(seller))).toHaveLength(1);
    expect(rowsOf(await as(otherSeller, 'delete from storage.objects returning name'))).toEqual([]);
    expect(rowsOf(await as(seller, 'delete from storage.objects returning name'))).toHaveLength(1);
  });

  it('are 100 at most for each store and bucket', async () => {
    const id = await openStore(seller, 'cards');
    const other = await openStore(seller, 'more-cards');
    await project.sql`insert into storage.objects (bucket_id, name)
      select 'store-media', ${id} || '/' || gen_random_uuid() || '.png' from generate_series(1, 100)`;
    const add = (bucket: string, store: string) =>
      as(
        seller,
        `insert into storage.objects (bucket_id, name) values ('${bucket}', '${store}/${randomUUID()}.png')`,
      );
    expect(codeOf(await add('store-media', id))).toBe('54000');
    expect(codeOf(await add('store-cards', id))).toBe(null);
    expect(codeOf(await add('store-media', other))).toBe(null);
  });
});

describe('the address of a store', () => {
  const pageAt = async (store: string) =>
    rowsOf(await as(anon, `select public.store_page('${store}') as page`))[0]?.['page'];
  const move = (by: Caller, id: string, slug: string) =>
    as(by, `update public.stores set slug = '${slug}' where id = '${id}' returning id`);
  const take = (by: Caller, slug: string) =>
    as(by, `insert into public.stores (name, slug) values ('Taken', '${slug}') returning id`);
  const isFree = async (by: Caller, slug: string) =>
    rowsOf(await as(by, `select public.is_slug_free('${slug}') as free`))[0]?.['free'];

  it('leads on after each move, and stays reserved for its owner', async () => {
    const id = await openStore(seller, 'cards');
    await publish(id);
    rowsOf(await move(seller, id, 'better-cards'));
    rowsOf(await move(seller, id, 'best-cards'));
    for (const slug of ['cards', 'better-cards']) {
      expect(await pageAt(slug)).toMatchObject({ id, slug: 'best-cards', moved_from: slug });
      expect(codeOf(await take(otherSeller, slug))).toBe('23505');
      expect(await isFree(otherSeller, slug)).toBe(false);
      expect(await isFree(seller, slug)).toBe(true);
    }
    expect(await pageAt('best-cards')).not.toHaveProperty('moved_from');
    const theirs = await openStore(otherSeller, 'other-cards');
    expect(codeOf(await move(otherSeller, theirs, 'cards'))).toBe('23505');
    // The owner can return, or use the address for another store.
    rowsOf(await move(seller, id, 'cards'));
    expect(await pageAt('cards')).not.toHaveProperty('moved_from');
    rowsOf(await take(seller, 'best-cards'));
    expect(await pageAt('best-cards')).toBeNull();
    expect(await pageAt('better-cards')).toMatchObject({ id });
    rowsOf(await as(seller, `update public.stores set is_visible = false where id = '${id}'`));
    expect(await pageAt('better-cards')).toBeNull();
  });

  it('is gone after the store was deleted, and stays its owner’s for a year', async () => {
    const id = await openStore(seller, 'cards');
    await publish(id);
    rowsOf(await move(seller, id, 'better-cards'));
    rowsOf(await as(seller, `delete from public.stores where id = '${id}'`));
    for (const store of ['cards', 'better-cards', id]) {
      expect(await pageAt(store)).toEqual({ gone: true });
    }
    const later = (days: number) =>
      project.sql`update private.store_addresses set gone_at = now() - make_interval(days => ${days})`;
    await later(364);
    expect(codeOf(await take(otherSeller, 'cards'))).toBe('23505');
    rowsOf(await take(seller, 'better-cards'));
    expect(await pageAt('better-cards')).toBeNull();
    await later(367);
    expect(await isFree(otherSeller, 'cards')).toBe(true);
    rowsOf(await take(otherSeller, 'cards'));
    expect(await pageAt('cards')).toBeNull();
  });

  it('is not free for somebody who waits while its store moves', async () => {
    const id = await openStore(seller, 'cards');
    let taking: Promise<Outcome> | undefined;
    await project.sql.begin(async (sql) => {
      await sql`update public.stores set slug = 'better-cards' where id = ${id}`;
      taking = take(otherSeller, 'cards');
      await until(async () => {
        const [waiting] = await project.sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        expect(waiting).toBeDefined();
      });
    });
    expect(taking && codeOf(await taking)).toBe('23505');
  });

  it.each([
    'grouped-support',
    'official',
    'stripe',
    'servers',
    'cards-support',
    'demo-cards',
    'paypa1',
    'vvhop',
  ])('cannot be %s', async (slug) => {
    expect(codeOf(await take(seller, slug))).toBe('23514');
    const id = await openStore(seller, 'cards');
    expect(codeOf(await move(seller, id, slug))).toBe('23514');
  });

  it('may stay what it was, if it was reserved later', async () => {
    const id = await openStore(seller, 'cards');
    await project.sql`alter table public.stores disable trigger after_store_address`;
    await project.sql`update public.stores set slug = 'official'`;
    await project.sql`alter table public.stores enable trigger after_store_address`;
    const saved = await as(seller, `update public.stores set tagline = 'New' where id = '${id}'`);
    expect(codeOf(saved)).toBeNull();
  });
});

it.each([
  'https://.',
  'https://.com',
  'https://a..com',
  'https://127.0.0.1',
  'https://com',
  'https://me@a.com',
])('a link is not %s', async (link) => {
  const id = await openStore(seller, 'cards');
  expect(codeOf(await as(seller, `update public.stores set support_url = '${link}'`))).toBe(
    '23514',
  );
  const sold = `insert into public.store_memberships (store_id, name, payment_type, price_minor, checkout_url)
      values ('${id}', 'Vault', 'one-time', 5, '${link}')`;
  expect(codeOf(await as(seller, sold))).toBe('23514');
  expect(codeOf(await as(seller, sold.replace(link, 'https://pay.example:8443/x?y')))).toBeNull();
});

it.each([
  [{ supportType: 'custom', customSupportHours: '9 to 5' }, true],
  [{ supportType: '24/7', customSupportHours: '9 to 5' }, false],
])('a page has no typed rating, and only hours that are shown: %j', async (support, hasHours) => {
  const id = await openStore(seller, 'cards');
  const stats = {
    activeMembers: 5,
    averageRating: 4.9,
    totalReviews: 900,
    reviewsEnabled: true,
    ...support,
  };
  await project.sql`update public.stores set is_visible = true, is_designed = true,
    design = ${project.sql.json({ layout: 'classic', stats })} where id = ${id}`;
  const [row] = rowsOf(await as(anon, `select public.store_page('cards') -> 'design' as design`));
  const { supportType, customSupportHours } = support;
  expect(row?.['design']).toEqual({
    layout: 'classic',
    stats: { activeMembers: 5, supportType, ...(hasHours && { customSupportHours }) },
  });
});
