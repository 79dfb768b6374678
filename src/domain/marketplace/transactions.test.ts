import { describe, expect, it } from 'vitest';
import { savedChangeOf, secretProblem } from './payment-setup';
import { placesOf } from './currency';
import { formatPrice } from './price';
import {
  currenciesOf,
  hasList,
  lastMonths,
  monthBounds,
  type MonthSums,
  netMinor,
  transactionsList,
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

describe('a store', () => {
  it.each([
    [{ total: 0, months: 0, query: transactionsList.whole }, false],
    [{ total: 2, months: 0, query: transactionsList.whole }, true],
    [{ total: 0, months: 1, query: transactionsList.whole }, true],
    [{ total: 0, months: 0, query: { ...transactionsList.whole, kind: 'refund' } }, true],
    [{ total: 0, months: 0, query: { ...transactionsList.whole, page: 2 } }, false],
  ] as const)('with %j has a list: %s', ({ total, months, query }, isListed) => {
    const payments = {
      page: { total, transactions: [], sums: [], unassigned: [] },
      months: Array.from({ length: months }, () => sums('2026-11', 'USD', 120)),
      memberships: [],
    };
    expect(hasList(payments, query)).toBe(isListed);
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
