import { describe, expect, it } from 'vitest';
import { runAs, type Project, useProject } from '../setup/project';
import { signUp, type SignedIn } from './cast';

const STORE = 'biz_files';
const SIZE = 7;

interface Keyed {
  rows: readonly { id: string }[];
  next: { time: string; id: string } | null;
}

/** Adds a store with 60 members and 120 transactions, of which many have the same time. Returns its seller. */
async function fillStore({ sql }: Project): Promise<SignedIn> {
  const seller = await signUp(sql, null);
  await sql`insert into public.seller_accounts (user_id, username) values (${seller.userId}, 'seller')`;
  await sql`insert into public.stores (id, owner_id, name, slug) values (${STORE}, ${seller.userId}, 'Files', 'files')`;
  await sql.unsafe(`insert into public.store_memberships (store_id, name, payment_type, price_minor)
      values ('${STORE}', 'Gold', 'one-time', 1);
    insert into public.store_members (store_id, membership_id, status, provider, display_name, since)
      select '${STORE}', (select id from public.store_memberships), case n % 3 when 0 then 'canceled' else 'active' end,
        'manual', 'Buyer ' || n, '2026-11-01T10:00:00.123456Z'::timestamptz + (n / 11) * interval '1 microsecond'
      from generate_series(1, 60) n;
    insert into public.store_transactions (store_id, provider, reference, kind, status, amount_minor, currency, occurred_at)
      select '${STORE}', 'stripe', 'ch_' || n, case n % 4 when 0 then 'refund' else 'payment' end, 'succeeded', n, 'USD',
        '2026-11-01T10:00:00.123456Z'::timestamptz + (n / 17) * interval '1 microsecond'
      from generate_series(1, 120) n`);
  return seller;
}

describe.each([
  {
    what: 'members',
    table: 'store_members',
    time: 'since',
    page: 'store_members_after',
    filter: { argument: "status => 'canceled'", where: "status = 'canceled'" },
  },
  {
    what: 'transactions',
    table: 'store_transactions',
    time: 'occurred_at',
    page: 'store_transactions_after',
    filter: { argument: "kind => 'refund'", where: "kind = 'refund'" },
  },
])('the $what of a file', ({ table, time, page, filter }) => {
  async function read(
    { sql }: Project,
    seller: SignedIn,
    { argument = '', between = '' }: { argument?: string; between?: string } = {},
  ): Promise<string[]> {
    const found: string[] = [];
    let next: Keyed['next'] = null;
    do {
      const key: string = next ? `, after_time => '${next.time}', after_id => '${next.id}'` : '';
      const given = argument === '' ? '' : `, ${argument}`;
      const outcome = await runAs(sql, seller, (t) =>
        t.unsafe(`select public.${page}('${STORE}', page_size => ${SIZE}${key}${given}) as page`),
      );
      if (!outcome.ok) throw new Error(outcome.message);
      const [answer] = outcome.rows;
      const { rows, next: after } = (answer?.['page'] ?? { rows: [], next: null }) as Keyed;
      if (next === null && between !== '') await sql.unsafe(between);
      found.push(...rows.map(({ id }) => id));
      next = after;
    } while (next);
    return found;
  }
  const stored = async ({ sql }: Project, where = 'true') => {
    const rows = await sql.unsafe<{ id: string }[]>(
      `select id from public.${table} where ${where} order by ${time} desc, id`,
    );
    return rows.map(({ id }) => id);
  };

  it('are all read once, newest first, although many have the same time', async () => {
    const project = await useProject('fresh');
    const seller = await fillStore(project);
    expect(await read(project, seller)).toEqual(await stored(project));
  });

  it('are those of a filter', async () => {
    const project = await useProject('fresh');
    const seller = await fillStore(project);
    const found = await read(project, seller, { argument: filter.argument });
    expect(found).toEqual(await stored(project, filter.where));
    expect(found.length).toBeGreaterThan(2 * SIZE);
  });

  it('are those of a search, and none of a search that finds nothing', async () => {
    const project = await useProject('fresh');
    const seller = await fillStore(project);
    const search = table === 'store_members' ? 'buyer 1' : 'ch_1';
    const found = await read(project, seller, { argument: `search => '${search}'` });
    expect(found).toHaveLength(table === 'store_members' ? 11 : 1);
    expect(await read(project, seller, { argument: `search => 'nobody'` })).toEqual([]);
  });

  it('are not shifted by rows that are added or deleted between two pages', async () => {
    const project = await useProject('fresh');
    const seller = await fillStore(project);
    const before = await stored(project);
    const [deleted] = before.slice(-1);
    const copied =
      table === 'store_members'
        ? `insert into public.store_members (store_id, membership_id, status, since)
            select store_id, membership_id, status, now() + interval '1 day' from public.store_members limit 5`
        : `insert into public.store_transactions (store_id, provider, reference, kind, status, amount_minor, currency, occurred_at)
            select store_id, provider, 'new_' || reference, kind, status, 1, currency, now() + interval '1 day'
            from public.store_transactions limit 5`;
    const between = `${copied}; delete from public.${table} where id = '${deleted}'`;
    expect(await read(project, seller, { between })).toEqual(before.slice(0, -1));
  });
});
