import { reviewsList } from '#domain/marketplace/review-form';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { transactionsList } from '#domain/marketplace/transactions';
import { MOCK_URL } from '#mocks/context';
import * as v from 'valibot';
import { enterWorld } from '../../tests/setup/enter-world';
import { columnsOf, listOf, onUnreadRows, row, rowIn } from './rows';
import { loadAccessRequests } from './dashboard/access-requests';
import { loadLinkedStores } from './dashboard/linked-stores';
import { storesList } from '#domain/marketplace/listing';
import { loadStores } from './market/listed-stores';
import { loadReports } from './admin/moderation';
import { loadMyMemberships } from './market/my-memberships';
import { loadPaymentSetup } from './market/payment-setup';
import { loadStoreReviews } from './market/reviews';
import { loadServerFacts } from './dashboard/server-facts';
import { loadStoreOverview } from './market/store-overview';
import { loadMonths, loadTransactions } from './market/store-transactions';
import { loadMyWaitingLists, loadWaitingPeople } from './market/waitlist';

const storeId = 'biz_1';
const bad = [{ currency: 'ZZZ', since: 'infinity' }, null];
const counts = { active: 0, past_due: 0, joined: 0, ended: 0 };
const steps = { visits: 0, plan_clicks: 0, checkouts: 0 };

/** Every list that is read with one function of the database: its body with two bad rows, and the call. */
const lists = {
  my_memberships: [bad, () => loadMyMemberships()],
  my_waiting_lists: [bad, () => loadMyWaitingLists()],
  waitlist_page: [
    { total: 2, people: bad },
    () => loadWaitingPeople({ membershipId: 'x', page: 0 }),
  ],
  store_reviews_page: [
    { total: 2, reviews: bad },
    () => loadStoreReviews({ storeId, query: reviewsList.whole }),
  ],
  store_transactions_page: [
    { total: 2, sums: [], unassigned: [], transactions: bad },
    () => loadTransactions({ storeId, query: transactionsList.whole }),
  ],
  store_months: [bad, () => loadMonths({ storeId })],
  store_overview: [
    {
      unassigned: 0,
      tasks: {
        waiting_buyers: 0,
        disputes: 0,
        inquiries: 0,
        oversold: 0,
        reviews: 0,
        waitlist: 0,
      },
      members: counts,
      revenue: [],
      money: [],
      referrers: [],
      others: { referrers: 0, ...steps },
      days: [],
      changes: bad,
    },
    () => loadStoreOverview({ storeId, days: 30 }),
  ],
  payment_setup: [
    { providers: [], events: bad, plans: [], waiting_plans: [] },
    () => loadPaymentSetup({ storeId }),
  ],
  moderation_reports: [{ total: 2, targets: bad }, () => loadReports({ view: 'open', page: 0 })],
  my_server_facts: [bad, () => loadServerFacts()],
  server_access_requests: [
    { total: 2, requests: bad },
    () => loadAccessRequests({ serverId: '1' }),
  ],
  server_stores: [bad, () => loadLinkedStores({ serverId: '1' })],
  listed_stores: [bad, () => loadStores({ query: storesList.whole })],
} satisfies Record<string, readonly [unknown, () => Promise<{ ok: boolean }>]>;

describe('a row that cannot be read', () => {
  it.each(Object.entries(lists))('leaves the rest of %s', async (name, [body, load]) => {
    const { server } = enterWorld('owner');
    onUnreadRows(vi.fn())();
    const unread = vi.fn();
    onTestFinished(onUnreadRows(unread));
    server.use(http.post(`${MOCK_URL}/rest/v1/rpc/${name}`, () => HttpResponse.json(body)));
    expect(await load()).toMatchObject({ ok: true });
    expect(await load()).toMatchObject({ ok: true });
    expect(unread.mock.calls).toEqual([[2]]);
  });

  it('is left out, and said to who listens later', () => {
    const schema = listOf(v.object({ id: v.string() }));
    expect(v.parse(schema, [{ id: 'a' }, { id: 1 }, { id: 'b' }])).toEqual([
      { id: 'a' },
      { id: 'b' },
    ]);
    const unread = vi.fn();
    onUnreadRows(unread)();
    expect(unread).toHaveBeenCalledTimes(1);
    expect(v.is(schema, { message: 'no list' })).toBe(false);
  });
});

describe('a row of the database', () => {
  const schema = row(
    { storeId: v.string(), isHidden: v.boolean(), note: v.optional(v.string()) },
    { isHidden: 'hidden_by_site' },
  );

  it.each<[string, unknown, object | null]>([
    [
      'has the fields of its columns, and no others',
      { store_id: 'a', hidden_by_site: true, storeId: 'b', secret: 1 },
      { storeId: 'a', isHidden: true },
    ],
    [
      'has an optional field if it has the column',
      { store_id: 'a', hidden_by_site: true, note: 'n' },
      { storeId: 'a', isHidden: true, note: 'n' },
    ],
    ['is not read without a column', { store_id: 'a', is_hidden: true }, null],
    ['is not read from a text', 'a', null],
    ['is not read from nothing', null, null],
  ])('%s', (_, cells, expected) => {
    expect(rowIn(schema)(cells)).toEqual(expected ? [expected] : []);
  });

  it('is written to the columns that it is read from', () => {
    const change = { storeId: 'a', isHidden: null };
    expect(columnsOf(change, { isHidden: 'hidden_by_site' })).toEqual({
      store_id: 'a',
      hidden_by_site: null,
    });
  });
});
