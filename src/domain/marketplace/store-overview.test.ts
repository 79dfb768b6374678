import { describe, expect, it } from 'vitest';
import { countsCsv } from './store-counts-csv';
import {
  changesByDay,
  type DayCounts,
  type DaySums,
  daySums,
  isUncounted,
  overviewCurrencies,
  periodFrom,
  type StoreOverview,
  totalsOf,
  withPeriod,
} from './store-overview';

const day = (date: string, counts: Partial<DayCounts> = {}): DayCounts => ({
  day: date,
  visits: 0,
  planClicks: 0,
  checkouts: 0,
  members: 0,
  ...counts,
});
const sums = (date: string, currency: string, paymentsMinor: number): DaySums => ({
  day: date,
  currency,
  payments: 1,
  paymentsMinor,
  refundsMinor: 0,
  disputesMinor: 0,
});

describe('the period', () => {
  it.each([
    ['', 30],
    ['days=7', 7],
    ['days=30', 30],
    ['days=90', 90],
    ['days=8', 30],
    ['days=07', 30],
    ['days=-7', 30],
    ['days=1e1', 30],
  ] as const)('of ?%s is %i days', (parameters, days) => {
    expect(periodFrom(new URLSearchParams(parameters))).toBe(days);
  });

  it('is set without changing other parameters, and left out if it is the usual one', () => {
    const known = new URLSearchParams('world=seller-busy&days=7');
    expect(withPeriod(known, 90).toString()).toBe('world=seller-busy&days=90');
    expect(withPeriod(known, 30).toString()).toBe('world=seller-busy');
  });
});

describe('an overview', () => {
  const days = [
    day('2026-11-24', { visits: 10, planClicks: 4, checkouts: 2 }),
    day('2026-11-25', { visits: 5, planClicks: 1, members: 1 }),
  ];

  it('has the sums of its days', () => {
    expect(totalsOf(days)).toEqual({ visits: 15, planClicks: 5, checkouts: 2, members: 1 });
    expect(totalsOf([])).toEqual({ visits: 0, planClicks: 0, checkouts: 0, members: 0 });
  });

  it('has nothing to show until a visitor, a member or a payment is recorded', () => {
    const none: StoreOverview = {
      members: { active: 0, pastDue: 0, joined: 0, ended: 0 },
      unassigned: 0,
      tasks: { waitingBuyers: 0, disputes: 0, inquiries: 0, oversold: 0, reviews: 0, waitlist: 0 },
      revenue: [],
      money: [],
      referrers: [],
      others: { referrers: 0, visits: 0, planClicks: 0, checkouts: 0 },
      days: [day('2026-11-25')],
      changes: [{ kind: 'design', day: '2026-11-25' }],
    };
    expect(isUncounted(none)).toBe(true);
    expect(isUncounted({ ...none, days: [day('2026-11-25', { checkouts: 1 })] })).toBe(false);
    expect(isUncounted({ ...none, members: { ...none.members, ended: 1 } })).toBe(false);
    expect(isUncounted({ ...none, money: [sums('2026-11-25', 'USD', 5)] })).toBe(false);
    const revenue = { thisMonthMinor: 0, lastMonthMinor: 1, lastMonthByNowMinor: 1 };
    expect(isUncounted({ ...none, revenue: [{ currency: 'USD', ...revenue }] })).toBe(false);
  });

  it('has one mark for each day with changes', () => {
    const design = { kind: 'design', day: '2026-11-25' } as const;
    const price = {
      kind: 'price',
      day: '2026-11-25',
      name: 'Vault',
      before: null,
      after: null,
    } as const;
    const earlier = { kind: 'design', day: '2026-11-03' } as const;
    expect(changesByDay([design, earlier, price])).toEqual([
      { day: '2026-11-03', changes: [earlier] },
      { day: '2026-11-25', changes: [design, price] },
    ]);
  });

  it('shows each day in one currency only, and a day without payments as zero', () => {
    const money = [sums('2026-11-24', 'USD', 500), sums('2026-11-25', 'JPY', 700)];
    expect(daySums({ money, days }, 'USD').map((each) => [each.day, each.paymentsMinor])).toEqual([
      ['2026-11-24', 500],
      ['2026-11-25', 0],
    ]);
  });

  it('names each currency once, those of the revenue first', () => {
    const revenue = [
      { currency: 'EUR', thisMonthMinor: 1, lastMonthMinor: 2, lastMonthByNowMinor: 2 },
    ];
    const money = [sums('2026-11-24', 'USD', 500), sums('2026-11-24', 'EUR', 500)];
    expect(overviewCurrencies({ revenue, money })).toEqual(['EUR', 'USD']);
  });
});

it('the file has one line for each day and referrer, and no formula', () => {
  const counts = { visits: 12, planClicks: 3, checkouts: 1 };
  const file = countsCsv([
    { day: '2026-11-24', referrer: 'discord.com', ...counts },
    { day: '2026-11-24', referrer: '=cmd', ...counts },
    { day: '2026-11-25', referrer: '', ...counts },
  ]);
  expect(file.slice(1).split('\r\n')).toEqual([
    'Date (UTC),Referrer,Visits,Plan clicks,Checkouts',
    '2026-11-24,discord.com,12,3,1',
    "2026-11-24,'=cmd,12,3,1",
    '2026-11-25,,12,3,1',
    '',
  ]);
});
