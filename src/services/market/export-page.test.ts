import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ExportPage, RowKey } from '#domain/marketplace/csv-export';
import { rowCount } from '#domain/marketplace/csv-export';
import { membersList, type MembersQuery } from '#domain/marketplace/store-member';
import { type TransactionQuery, transactionsList } from '#domain/marketplace/transactions';
import { MOCK_URL } from '#mocks/context';
import { cardsId as storeId } from '#mocks/market/starting-stores';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { exportPage } from './export-page';
import { loadMembersAfter } from './store-members';
import { loadTransactionsAfter } from './store-transactions';

interface Row {
  id: string;
}
const linesOf = (rows: readonly Row[], _request: unknown, isFirst: boolean) =>
  [...(isFirst ? ['id'] : []), ...rows.map(({ id }) => id)].map((line) => `${line}\n`).join('');

interface Asked<Query> {
  storeId: string;
  query: Query;
  total: null;
}
const members = exportPage<Asked<MembersQuery>, Row>(loadMembersAfter, linesOf);
const transactions = exportPage<Asked<TransactionQuery>, Row>(loadTransactionsAfter, linesOf);
const request = {
  members: { storeId, query: membersList.whole, total: null },
  transactions: { storeId, query: transactionsList.whole, total: null },
};

/** Reads part after part. Goes on after an error, and returns the kinds of the errors. */
async function readAll(
  next: (pages: readonly ExportPage[]) => ReturnType<typeof members>,
): Promise<{ pages: readonly ExportPage[]; errors: readonly string[]; lines: readonly string[] }> {
  const pages: ExportPage[] = [];
  const errors: string[] = [];
  while (pages.length === 0 || pages.at(-1)?.next) {
    const read = await next(pages);
    if (read.ok) pages.push(read.value);
    else errors.push(read.error.kind);
    if (errors.length > 1) break;
  }
  const text = await new Blob(pages.map(({ lines }) => lines)).text();
  return { pages, errors, lines: text.trim().split('\n') };
}

describe('a file of a whole list', () => {
  it.each<[WorldName, readonly string[]]>([
    ['members-many', []],
    ['export-stops', ['tooSlow']],
  ])('has each user once, in %s', async (world, expected) => {
    enterWorld(world);
    const { pages, errors, lines } = await readAll((before) =>
      members({ request: request.members, pages: before }),
    );
    expect([rowCount(pages), pages.length, errors]).toEqual([5_094, 6, expected]);
    expect([lines[0], lines.length, new Set(lines).size]).toEqual(['id', 5_095, 5_095]);
  });

  it('has each transaction once, also after an error', async () => {
    enterWorld('export-stops');
    const { errors, lines } = await readAll((before) =>
      transactions({ request: request.transactions, pages: before }),
    );
    expect([errors, lines.length, new Set(lines).size]).toEqual([['tooSlow'], 20_001, 20_001]);
  });

  it.each<[WorldName, string]>([
    ['export-signed-out', 'signInRequired'],
    ['export-store-gone', 'notAllowed'],
  ])('is not read further in %s', async (world, kind) => {
    enterWorld(world);
    const { pages, errors } = await readAll((before) =>
      members({ request: request.members, pages: before }),
    );
    expect([rowCount(pages), errors]).toEqual([1_000, [kind, kind]]);
  });

  it('is only a header if there are no rows', async () => {
    enterWorld('seller-no-memberships');
    const { pages, lines } = await readAll((before) =>
      members({ request: request.members, pages: before }),
    );
    expect([pages.length, lines]).toEqual([1, ['id']]);
  });

  it('leaves out a row that an earlier part has, and asks from the key of the database', async () => {
    const { server } = enterWorld('seller-with-store');
    const asked: unknown[] = [];
    const row = (id: string) => ({
      id,
      membership_id: 'm',
      status: 'active',
      is_oversold: false,
      provider: 'manual',
      provider_reference: null,
      discord_id: null,
      is_confirmed: false,
      display_name: '',
      email: null,
      since: '2026-11-24T18:20:00Z',
      until: null,
    });
    const next: RowKey = { time: '2026-11-24T18:20:00.123456+00:00', id: 'unreadable' };
    server.use(
      http.post(`${MOCK_URL}/rest/v1/rpc/store_members_after`, async ({ request: sent }) => {
        asked.push(await sent.json());
        return HttpResponse.json(
          asked.length === 1
            ? { rows: [row('a'), row('b')], next }
            : { rows: [row('b'), row('c')], next: null },
        );
      }),
    );
    const first = await members({ request: request.members, pages: [] });
    if (!first.ok) throw new Error(first.error.kind);
    expect(first.value.next).toEqual(next);
    const second = await members({ request: request.members, pages: [first.value] });
    expect(second.ok && [...second.value.ids]).toEqual(['c']);
    expect(asked[1]).toMatchObject({ after_time: next.time, after_id: next.id });
  });
});
