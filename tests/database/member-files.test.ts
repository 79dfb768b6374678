import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { membersCsv } from '#domain/marketplace/members-csv';
import type { MemberProvider, MemberStatus } from '#domain/marketplace/store-member';
import { cleanName, isVisible } from '#domain/names';
import { readMemberFile } from '#services/market/member-file';
import { runAs, useProject } from '../setup/project';
import { signUp } from './cast';

const COUNT = 1_000;
const SEED = 41;

/** Parts of names: scripts, emojis, joiners, controls, formulas, separators, quotes and blanks. */
const parts = [
  'René',
  'Straße',
  'علی‌رضا',
  'שלום',
  'दिल्ली',
  'ไทย',
  '李雷',
  'さくら',
  '한글',
  'Ελλάδα',
  'Жанна',
  '𝓐𝓭𝓪',
  '👨‍👩‍👧',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🇩🇪',
  'e\u0301',
  '\u202Egnp',
  '\u2067',
  '\u2069',
  '\u200D',
  '\u0007',
  '\u001B[31m',
  '\u0085',
  '\t',
  '\n',
  '\r\n',
  '\r',
  '\u2028',
  '\uFEFF',
  '\uFFFD',
  'ㅤ',
  '⠀',
  "=cmd|' /C calc'!A0",
  '+1',
  '-2',
  '@SUM(A1)',
  '＝1',
  "'",
  '"',
  ',',
  ';',
  '|',
  'sep=;',
  ' ',
  '  ',
  '\u00A0',
  '\u3000',
  '412345678901234567',
  '0012',
  '1e5',
  '2026-11-25',
  'O’Neill',
  '\\',
  'NULL',
];
const anyLetter = fc
  .integer({ min: 1, max: 0x10_ff_ff })
  .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
  .map((point) => String.fromCodePoint(point));
const name = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...parts) }, anyLetter), { maxLength: 8 })
  .map((chosen) => Array.from(chosen.join('')).slice(0, 100).join(''));
const microseconds = fc.integer({ min: 0, max: 999_999 });
const member = fc.record({
  name,
  status: fc.constantFrom<MemberStatus>('active', 'past_due', 'canceled', 'refunded'),
  provider: fc.constantFrom<MemberProvider>('manual', 'file', 'stripe', 'whop'),
  hasAccount: fc.integer({ min: 0, max: 9 }).map((digit) => digit > 0),
  membership: fc.nat(4),
  day: fc.integer({ min: 1, max: 28 }),
  since: microseconds,
  until: fc.option(microseconds),
});

interface ListedRow {
  id: string;
  membership_id: string;
  status: MemberStatus;
  provider: MemberProvider;
  provider_reference: string | null;
  discord_id: string | null;
  display_name: string;
  since: string;
  until: string | null;
}

it('an exported file of 1,000 members changes nothing when it is imported again', async () => {
  const { sql } = await useProject('fresh');
  const seller = await signUp(sql, null);
  await sql`insert into public.seller_accounts (user_id, username) values (${seller.userId}, 'seller')`;
  await sql`insert into public.stores (id, owner_id, name, slug)
    values ('biz_cards', ${seller.userId}, 'Cards', 'cards')`;
  const memberships = ['Gold', 'gold', ' =Vault; "x"', 'Gold', "'-Möbel\u3000"].map((title) => ({
    id: randomUUID(),
    name: title,
  }));
  await sql`insert into public.store_memberships ${sql(
    memberships.map((sold) => ({
      ...sold,
      store_id: 'biz_cards',
      payment_type: 'one-time',
      price_minor: 1,
    })),
  )}`;
  const made = fc.sample(member, { numRuns: COUNT, seed: SEED });
  const isManaged = (provider: MemberProvider) => provider === 'stripe' || provider === 'whop';
  const digits = (number: number, length: number) => String(number).padStart(length, '0');
  const inserted = made.map((each, index) => ({
    membership_id: memberships[each.membership]?.id ?? '',
    status: each.status,
    provider: each.provider,
    provider_reference: isManaged(each.provider) ? `sub_${index}` : null,
    discord_id: each.hasAccount ? `5${digits(index, 17)}` : null,
    display_name: each.name,
    since: `2026-01-${digits(each.day, 2)}T10:00:00.${digits(each.since, 6)}Z`,
    until: each.until === null ? null : `2026-12-01T00:00:00.${digits(each.until, 6)}Z`,
  }));
  // As JSON, because postgres.js would cut times to milliseconds.
  await sql`insert into public.store_members (store_id, membership_id, status, provider, provider_reference, discord_id,
      display_name, since, until)
    select 'biz_cards', each.* from jsonb_to_recordset(${sql.json(inserted)}) each (membership_id uuid, status text,
      provider text, provider_reference text, discord_id text, display_name text, since timestamptz, until timestamptz)`;
  // Every tenth person has canceled the same membership before.
  await sql`insert into public.store_members (store_id, membership_id, status, provider, discord_id, display_name, since, until)
    select store_id, membership_id, 'canceled', 'manual', discord_id, 'Before', since - interval '1 year', since
    from public.store_members where discord_id like '%0'`;

  const asSeller = async (run: Parameters<typeof runAs>[2]) => {
    const outcome = await runAs(sql, seller, run);
    if (!outcome.ok) throw new Error(outcome.message);
    return outcome.rows[0]?.['answer'];
  };
  const pages = await Promise.all(
    [0, 1].map(
      (page) =>
        asSeller(
          (each) => each`select public.store_members_page('biz_cards', page => ${page},
            page_size => 1000) as answer`,
        ) as Promise<{ members: readonly ListedRow[] }>,
    ),
  );
  const listed = pages.flatMap(({ members }) => members);
  const stored = () =>
    sql`select to_jsonb(member) as row from public.store_members member order by id`;
  const before = await stored();
  expect(listed).toHaveLength(before.length);
  expect(before.length).toBeGreaterThan(COUNT);
  // The browser reads times in milliseconds.
  const time = (written: string) => new Date(written).toISOString();
  const csv = membersCsv(
    listed.map((row) => ({
      id: row.id,
      membershipId: row.membership_id,
      status: row.status,
      isOversold: false,
      provider: row.provider,
      reference: row.provider_reference,
      discordId: row.discord_id,
      isConfirmed: false,
      name: row.display_name,
      email: null,
      since: time(row.since),
      until: row.until && time(row.until),
    })),
    memberships,
  );
  const file = await readMemberFile(new File([csv], 'users.csv'));
  if (!file.ok) throw new Error(file.error.kind);
  const rows = file.value.rows.map(({ cells: { name: display_name, ...cells } }) => ({
    ...cells,
    display_name,
  }));
  expect(rows.map((row) => row.display_name)).toEqual(listed.map((row) => row.display_name));
  const results = (await asSeller(
    (each) =>
      each`select public.import_store_members('biz_cards', ${each.json(rows)}, false) as answer`,
  )) as { action: string }[];
  expect(results.filter(({ action }) => action !== 'unchanged')).toEqual([]);
  expect(results).toHaveLength(before.length);
  expect(await stored()).toEqual(before);
});

it.each<[what: string, last: number, condition: string, isSo: (character: string) => boolean]>([
  ['draws nothing', 0x10_ff_ff, 'not private.is_visible(one)', (one) => !isVisible(one)],
  [
    'is removed from a name',
    0xff_ff,
    "private.clean_name('a' || one || 'b') = 'ab'",
    (one) => cleanName(`a${one}b`) === 'ab',
  ],
  [
    'is removed at the end of a name',
    0xff_ff,
    "private.clean_name('a' || one) = 'a'",
    (one) => cleanName(`a${one}`) === 'a',
  ],
])('the database and the site agree about which character %s', async (_, last, condition, isSo) => {
  const { sql } = await useProject('fresh');
  const rows = await sql<{ point: number }[]>`select ascii(one) as point
    from (select chr(point) as one from generate_series(1, ${last}::int) point
      where point not between 55296 and 57343) every where ${sql.unsafe(condition)} order by 1`;
  const characters = Array.from({ length: last }, (_each, index) => index + 1).filter(
    (point) => (point < 0xd8_00 || point > 0xdf_ff) && isSo(String.fromCodePoint(point)),
  );
  expect(rows.map(({ point }) => point)).toEqual(characters);
});
