import { describe, expect, it } from 'vitest';
import { savedChangeOf, secretProblem } from './payment-setup';
import { placesOf } from './currency';
import { formatPrice } from './price';
import {
  currenciesOf,
  hasList,
  isFiltered,
  lastMonths,
  monthBounds,
  type MonthSums,
  netMinor,
  pagesOf,
  parametersOf,
  queryFrom,
  wholeList,
  withParameters,
} from './transactions';
import { transactionsCsv } from './transactions-csv';

const sums = (month: string, currency: string, paymentsMinor: number): MonthSums => ({
  month,
  currency,
  payments: 1,
  paymentsMinor,
  refundsMinor: 100,
  disputesMinor: 50,
});

describe('a month', () => {
  it('has its bounds in UTC, also in December', () => {
    expect(monthBounds('2026-12')).toEqual({
      from: '2026-12-01T00:00:00.000Z',
      to: '2027-01-01T00:00:00.000Z',
    });
  });

  it.each(['2026-13', '2026-00', '2026-1', 'november', ''])('%j is none', (text) => {
    expect(monthBounds(text)).toBeNull();
  });

  it('without payments is shown as zero', () => {
    const now = Date.UTC(2026, 1, 15);
    const shown = lastMonths([sums('2025-12', 'USD', 500), sums('2026-02', 'EUR', 700)], {
      currency: 'USD',
      now,
      count: 3,
    });
    expect(shown.map(({ month, paymentsMinor }) => [month, paymentsMinor])).toEqual([
      ['2025-12', 500],
      ['2026-01', 0],
      ['2026-02', 0],
    ]);
  });
});

describe('a query', () => {
  it('is the same after a reload', () => {
    const query = {
      search: 'ada & co',
      kind: 'refund',
      status: 'succeeded',
      membershipId: '5a1e0000-0000-4000-8000-000000010001',
      currency: 'JPY',
      month: '2026-11',
      page: 3,
    } as const;
    expect(queryFrom(new URLSearchParams(parametersOf(query)))).toEqual(query);
    expect(parametersOf(wholeList)).toEqual({});
    expect(parametersOf({ ...wholeList, page: 2 })).toEqual({ page: '3' });
    expect(isFiltered({ ...wholeList, page: 7 })).toBe(false);
    expect(isFiltered({ ...wholeList, search: 'a' })).toBe(true);
  });

  it.each([
    'q=%00',
    'kind=theft',
    'status=lostt',
    'membership=1',
    'membership=------------------------------------',
    'currency=usd',
    'month=2026-13',
    'month=0026-11',
    'month=9999-12',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e99',
    'page=9007199254740991',
    'page=<script>',
  ])('does not filter by %s', (parameters) => {
    expect(queryFrom(new URLSearchParams(parameters))).toEqual(wholeList);
  });

  it('keeps the other parameters of the URL', () => {
    const known = new URLSearchParams('world=seller-busy&kind=refund&page=3');
    expect(withParameters(known, { ...wholeList, search: 'ada' }).toString()).toBe(
      'world=seller-busy&q=ada',
    );
  });

  it.each([
    [{ total: 0, months: 0, query: wholeList }, false],
    [{ total: 2, months: 0, query: wholeList }, true],
    [{ total: 0, months: 1, query: wholeList }, true],
    [{ total: 0, months: 0, query: { ...wholeList, kind: 'refund' } }, true],
    [{ total: 0, months: 0, query: { ...wholeList, page: 2 } }, false],
  ] as const)('of %j has a list: %s', ({ total, months, query }, isListed) => {
    const payments = {
      page: { total, transactions: [], sums: [], unassigned: [] },
      months: Array.from({ length: months }, () => sums('2026-11', 'USD', 120)),
      memberships: [],
    };
    expect(hasList(payments, query)).toBe(isListed);
  });

  it('has at least one page', () => {
    expect([0, 1, 50, 51, 20_000].map(pagesOf)).toEqual([1, 1, 1, 2, 400]);
  });
});

describe('amounts', () => {
  it('are net of refunds and disputes', () => {
    expect(netMinor(sums('2026-11', 'USD', 120))).toBe(-30);
  });

  it('have the digits of their currency, also an unknown one', () => {
    expect(['USD', 'JPY', 'KWD', 'TRY', 'CLP', 'TND', 'XXZ'].map(placesOf)).toEqual([
      2, 0, 3, 2, 0, 3, 2,
    ]);
    expect(formatPrice(123_456, 'TND')).toMatch(/123\.456$/);
    expect(formatPrice(-4_999, 'USD')).toBe('-$49.99');
  });

  it('name the currency with the most payments first', () => {
    const months = [
      sums('2026-10', 'EUR', 1),
      { ...sums('2026-10', 'USD', 1), payments: 5 },
      sums('2026-11', 'EUR', 1),
    ];
    expect(currenciesOf(months)).toEqual(['USD', 'EUR']);
  });
});

it.each([
  [4_990, 'USD', '-49.90'],
  [2_500, 'HUF', '-25.00'],
  [250, 'JPY', '-250'],
  [1_234, 'KWD', '-1.234'],
  [1, 'BTC', '-0.00000001'],
])('an export keeps ids exact, and %i %s as %s', (amountMinor, currency, amount) => {
  const csv = transactionsCsv(
    [
      {
        id: '1',
        kind: 'refund',
        status: 'succeeded',
        amountMinor,
        currency,
        occurredAt: '2026-11-20T18:03:58+00:00',
        provider: 'stripe',
        reference: 'ch_1',
        memberId: null,
        membershipId: 'gold',
        isDismissed: false,
        displayName: '=HYPERLINK("x")',
        discordId: '218345611802574848',
      },
    ],
    [{ id: 'gold', name: 'Gold, yearly' }],
  );
  expect(csv.split('\r\n')[1]).toBe(
    `2026-11-20 18:03:58,refund,succeeded,${amount},${currency},"'=HYPERLINK(""x"")",'218345611802574848,"Gold, yearly",stripe,ch_1`,
  );
});

it.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['whsec', 'tooShort'],
  ['x'.repeat(501), 'tooLong'],
  ['whsec_ with spaces', 'characters'],
  ['sécret-secret', 'characters'],
  ['sk_live_51Abc', 'apiKey'],
  [' whsec_12345678 ', null],
  ['ws_12345678', null],
] as const)('the signing secret %j: %s', (text, problem) => {
  expect(secretProblem(text)).toBe(problem);
});

it.each([
  [{ kind: 'secret', provider: 'stripe', secret: 'whsec_12345678' }, 'secretSaved'],
  [{ kind: 'secret', provider: 'stripe', secret: '' }, 'secretRemoved'],
  [{ kind: 'plan', provider: 'stripe', planId: 'price_1', membershipId: 'vault' }, 'planAssigned'],
  [{ kind: 'plan', provider: 'stripe', planId: 'price_1', membershipId: null }, 'planRemoved'],
  [{ kind: 'dismissal', provider: 'whop', planId: 'plan_1' }, 'planDismissed'],
] as const)('the change %j is named %s', (change, name) => {
  expect(savedChangeOf(change)).toBe(name);
});
