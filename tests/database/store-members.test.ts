import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fold } from '../../src/domain/fold';
import { openProject, runAs, type Caller, type Outcome, type Project } from '../setup/project';
import { sample } from '../setup/sample';
import { anon, signUp, type SignedIn } from './cast';

/** The most rows that a file may have are 5,000 (product.md §21). */
const ROWS = sample(1_000, 5_000);

let project: Project;
let seller: SignedIn;
let otherSeller: SignedIn;
let membershipId: string;

beforeAll(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  seller = await signUp(sql, null);
  otherSeller = await signUp(sql, null);
  await sql`insert into public.seller_accounts (user_id, username)
    values (${seller.userId}, 'seller'), (${otherSeller.userId}, 'other')`;
});
afterAll(() => project.drop());

beforeEach(async () => {
  const { sql } = project;
  membershipId = randomUUID();
  await sql`delete from public.store_members`;
  await sql`delete from public.stores`;
  await sql`insert into public.stores (id, owner_id, name, slug)
    values ('biz_cards', ${seller.userId}, 'Cards', 'cards'), ('biz_theirs', ${otherSeller.userId}, 'Theirs', 'theirs')`;
  await sql`insert into public.store_memberships (id, store_id, name, payment_type, price_minor)
    values (${membershipId}, 'biz_cards', 'Gold', 'one-time', 1)`;
});

const as = (caller: Caller, statement: string) =>
  runAs(project.sql, caller, (sql) => sql.unsafe(statement));

function valueOf(outcome: Outcome): unknown {
  if (!outcome.ok) throw new Error(`${outcome.code} ${outcome.message}`);
  return Object.values(outcome.rows[0] ?? {})[0];
}

const codeOf = (outcome: Outcome) => (outcome.ok ? null : outcome.code);
const discordId = (index: number) => `5${String(index).padStart(17, '0')}`;
const quoted = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

const bring = (rows: readonly object[], isTrial: boolean, caller: Caller = seller) =>
  as(
    caller,
    `select public.import_store_members('biz_cards', ${quoted(rows)}, ${String(isTrial)}) as results`,
  );

const add = (index: number, id: string = randomUUID()) =>
  as(
    seller,
    `select public.add_store_member('biz_cards', '${id}', '${membershipId}', '${discordId(index)}') as result`,
  );

const countOf = async (where: string) => {
  const [row] = await project.sql.unsafe(
    `select count(*)::int as count from public.store_members where ${where}`,
  );
  return row?.['count'] as number;
};

describe('the places of a membership', () => {
  it('are not given twice, however many members are added at once', async () => {
    await project.sql`update public.store_memberships set max_members = 3`;
    const added = await Promise.all(Array.from({ length: 12 }, (_, index) => add(index)));
    expect(added.map(valueOf)).toEqual(Array.from({ length: 12 }, () => 'added'));
    expect(await countOf('not is_oversold')).toBe(3);
    expect(await countOf('is_oversold')).toBe(9);
  });

  it('hold one member for each Discord account, however often it is added at once', async () => {
    const added = await Promise.all(Array.from({ length: 8 }, () => add(1)));
    expect(added.map(valueOf).filter((result) => result === 'added')).toHaveLength(1);
    expect(await countOf('true')).toBe(1);
  });
});

describe('an import', () => {
  it(`of ${ROWS} rows adds each once, and finds all of them again`, async () => {
    const rows = Array.from({ length: ROWS }, (_, index) => ({
      membership: 'gold',
      discord_id: discordId(index),
      display_name: `Member ${index}`,
    }));
    const results = valueOf(await bring(rows, false)) as { action: string }[];
    expect(results.filter(({ action }) => action === 'add')).toHaveLength(ROWS);
    expect(await countOf('true')).toBe(ROWS);
    const again = valueOf(await bring(rows, true)) as { action: string }[];
    expect(again.filter(({ action }) => action === 'unchanged')).toHaveLength(ROWS);
  });

  it('keeps what a blank cell does not say', async () => {
    const row = { membership: 'Gold', discord_id: discordId(1) };
    valueOf(
      await bring(
        [{ ...row, display_name: 'Ada', since: '2026-01-01', until: '2026-12-31' }],
        false,
      ),
    );
    // `until` may be in the past, because it is compared with the stored start of the membership and not with the
    // current date.
    expect(valueOf(await bring([{ ...row, until: '2026-02-01' }], false))).toEqual([
      { action: 'update', reason: null },
    ]);
    const [stored] = await project.sql`select display_name, since::text, until::text
      from public.store_members`;
    expect(stored).toMatchObject({ display_name: 'Ada' });
    expect(stored?.['since']).toContain('2026-01-01');
    expect(stored?.['until']).toContain('2026-02-01');
  });

  it('is stored whole or not at all', async () => {
    await project.sql`create function public.fail_at_two() returns trigger language plpgsql as
      $$ begin if new.discord_id = '500000000000000002' then raise exception 'no'; end if; return new; end $$`;
    await project.sql`create trigger fail_at_two before insert on public.store_members
      for each row execute function public.fail_at_two()`;
    const rows = [1, 2, 3].map((index) => ({ membership: 'Gold', discord_id: discordId(index) }));
    expect(codeOf(await bring(rows, false))).toBe('P0001');
    expect(await countOf('true')).toBe(0);
    await project.sql`drop function public.fail_at_two() cascade`;
  });
});

describe('the members of a store', () => {
  it('are read by its owner alone, with their addresses', async () => {
    valueOf(await add(1));
    await project.sql`insert into public.store_member_emails (member_id, email)
      select id, 'ada@buyers.example' from public.store_members`;
    const page = (caller: Caller) => as(caller, `select public.store_members_page('biz_cards')`);
    expect(valueOf(await page(seller))).toMatchObject({
      total: 1,
      oversold: {},
      members: [{ email: 'ada@buyers.example' }],
    });
    expect(codeOf(await page(otherSeller))).toBe('42501');
    expect(codeOf(await page(anon))).toBe('42501');
    for (const table of ['store_members', 'store_member_emails']) {
      const count = (caller: Caller) => as(caller, `select count(*)::int from public.${table}`);
      expect(valueOf(await count(seller))).toBe(1);
      expect(valueOf(await count(otherSeller))).toBe(0);
      expect(codeOf(await count(anon))).toBe('42501');
    }
  });

  it('do not publish the account of the site that paid', async () => {
    expect(codeOf(await as(seller, 'select user_id from public.store_members'))).toBe('42501');
  });
});

describe('the search in names', () => {
  it.each([
    ['𝐌𝐢𝐫𝐚 Ｏｋａｆｏｒ', 'mira okafor'],
    ['Zoë Łódź-Strauß', 'LODZ-STRAUSS'],
    ['Zoe', 'ZOË'],
    ['🅼🅸🆁🅰', 'mir'],
    ['علی\u200cرضا', 'علیرضا'],
    ['ЁЛКА', 'елка'],
    ['50%_a\\b', '%_A\\B'],
  ])('finds %s by %s', async (name, search) => {
    await project.sql`insert into public.store_members (store_id, membership_id, status, provider, discord_id, display_name, since)
      values ('biz_cards', ${membershipId}, 'active', 'manual', '100000000000000001', ${name}, now())`;
    const totalOf = async (typed: string) => {
      const outcome = await as(
        seller,
        `select public.store_members_page('biz_cards', $search$${typed}$search$)`,
      );
      return (valueOf(outcome) as { total: number }).total;
    };
    expect(await totalOf(search)).toBe(1);
    expect(await totalOf(`${search}x`)).toBe(0);
    expect(await totalOf(search.replace(/^./u, '_'))).toBe(0);
  });

  it('folds every character that it knows as the browser does', async () => {
    const texts: string[] = [];
    for (let code = 1; code < 0x20000; code += code === 0xd7ff ? 0x801 : 1) {
      texts.push(String.fromCodePoint(code));
    }
    const rows = await project.sql<{ text: string; folded: string }[]>`
      select each.text, private.folded(each.text) as folded from unnest(${texts}::text[]) each(text)
      where unicode_assigned(each.text)`;
    const different = rows.filter(({ text, folded }) => folded !== fold(text));
    expect(different.map(({ text }) => text.codePointAt(0)?.toString(16))).toEqual([]);
  });
});
