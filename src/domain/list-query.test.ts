import { describe, expect, it } from 'vitest';
import { pagesOf, withChoice } from './list-query';
import { membersList } from './marketplace/store-member';
import { transactionsList } from './marketplace/transactions';

const membershipId = '5a1e0000-0000-4000-8000-000000010000';
const members = {
  ...membersList.whole,
  search: 'ada & ben',
  status: 'oversold',
  membershipId,
  provider: 'file',
  order: 'ending',
  page: 2,
} as const;
const transactions = {
  ...transactionsList.whole,
  search: 'ada & co',
  kind: 'refund',
  status: 'succeeded',
  membershipId,
  currency: 'JPY',
  month: '2026-11',
  page: 3,
} as const;

describe('the query of a list', () => {
  it('is read from the URL, and written to it', () => {
    const text = membersList.write(new URLSearchParams(), members).toString();
    expect(text).toBe(
      `search=ada+%26+ben&status=oversold&membership=${membershipId}&source=file&sort=ending&page=3`,
    );
    expect(membersList.read(new URLSearchParams(text))).toEqual(members);
    const written = transactionsList.write(new URLSearchParams(), transactions);
    expect(transactionsList.read(written)).toEqual(transactions);
  });

  it.each([
    'status=gone',
    'source=paypal',
    'sort=toString',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e9',
    'page=9007199254740991',
    'page=<script>',
    'membership=vault',
    'membership=------------------------------------',
    'search=%20',
    'search=%00',
    'other=1',
  ])('ignores %s', (text) => {
    expect(membersList.read(new URLSearchParams(text))).toEqual(membersList.whole);
  });

  it.each(['q=%00', 'currency=usd', 'month=2026-13', 'month=0026-11', 'month=9999-12'])(
    'ignores %s of transactions',
    (text) => {
      expect(transactionsList.read(new URLSearchParams(text))).toEqual(transactionsList.whole);
    },
  );

  it('replaces the query of a URL, and nothing else', () => {
    const params = new URLSearchParams('world=owner&search=a&sort=name&page=3');
    expect(membersList.write(params, { ...membersList.whole, status: 'active' }).toString()).toBe(
      'world=owner&status=active',
    );
    expect(membersList.write(params, membersList.whole).toString()).toBe('world=owner');
  });

  it('keeps what is typed when something is chosen, and begins at the first page of another order', () => {
    const query = { ...membersList.whole, search: 'ada', page: 3 };
    expect(withChoice(query, ' ada b ', { order: 'name' })).toEqual({
      ...membersList.whole,
      search: 'ada b',
      order: 'name',
    });
    expect(withChoice(query, 'ada', { page: 2 })).toEqual({ ...query, page: 2 });
  });

  it('is narrowed by everything but the order and the page', () => {
    const { whole } = membersList;
    expect(membersList.isNarrowed({ ...whole, order: 'name', page: 3 })).toBe(false);
    expect(membersList.isNarrowed({ ...whole, search: 'a' })).toBe(true);
    expect(membersList.isNarrowed({ ...whole, status: 'active' })).toBe(true);
  });

  it('has the arguments of the database function', () => {
    expect(membersList.argsOf(members)).toEqual({
      search: 'ada & ben',
      status: 'oversold',
      membership_id: membershipId,
      provider: 'file',
      sort_by: 'ending',
      page: 2,
      page_size: 50,
    });
    expect(transactionsList.argsOf(transactions, 1_000)).toMatchObject({
      from_time: '2026-11-01T00:00:00.000Z',
      to_time: '2026-12-01T00:00:00.000Z',
      page_size: 1_000,
    });
  });

  it.each([
    [0, 1],
    [50, 1],
    [51, 2],
    [5_000, 100],
  ])('has %i rows on %i pages of 50', (total, pages) => {
    expect(pagesOf(total, 50)).toBe(pages);
  });
});
