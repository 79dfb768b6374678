import type { StoreOverview } from '#domain/marketplace/store-overview';
import { readerFixtures } from '../../charts/reader.fixtures';
import { storeOverviewMachine } from './store-overview.machine';

const dates = Array.from({ length: 30 }, (_, index) =>
  new Date(Date.UTC(2026, 9, 27 + index)).toISOString().slice(0, 10),
);
const days = dates.map((day, index) => ({
  day,
  visits: 80 + ((index * 37) % 60),
  planClicks: 22 + ((index * 11) % 17),
  checkouts: 6 + ((index * 5) % 7),
  members: (index * 3) % 4,
}));
const sumOf = (key: 'visits' | 'planClicks' | 'checkouts') =>
  days.reduce((sum, day) => sum + day[key], 0);

/** A month with two currencies, several referrers, and changes by the seller. */
const someOverview: StoreOverview = {
  members: { active: 240, pastDue: 12, joined: 44, ended: 9 },
  unassigned: 1,
  tasks: { waitingBuyers: 1, disputes: 1, inquiries: 0, oversold: 2, reviews: 3, waitlist: 9 },
  revenue: [
    {
      currency: 'USD',
      thisMonthMinor: 412_345,
      lastMonthMinor: 398_750,
      lastMonthByNowMinor: 351_200,
    },
    {
      currency: 'JPY',
      thisMonthMinor: 120_000,
      lastMonthMinor: 180_000,
      lastMonthByNowMinor: 150_000,
    },
  ],
  money: dates.flatMap((day, index) => [
    {
      day,
      currency: 'USD',
      payments: 1 + (index % 5),
      paymentsMinor: (1 + (index % 5)) * 4_999,
      refundsMinor: index % 9 === 4 ? 4_999 : 0,
      disputesMinor: 0,
    },
    ...(index % 3 === 0
      ? [
          {
            day,
            currency: 'JPY',
            payments: 1,
            paymentsMinor: 12_000,
            refundsMinor: 0,
            disputesMinor: 0,
          },
        ]
      : []),
  ]),
  referrers: [
    { referrer: 'discord.com', visits: 1_400, planClicks: 520, checkouts: 160 },
    { referrer: '', visits: 900, planClicks: 240, checkouts: 60 },
    { referrer: 'x.com', visits: 340, planClicks: 60, checkouts: 12 },
  ],
  others: {
    referrers: 4,
    visits: sumOf('visits') - 2_640,
    planClicks: sumOf('planClicks') - 820,
    checkouts: sumOf('checkouts') - 232,
  },
  days,
  changes: [
    {
      kind: 'price',
      day: '2026-11-06',
      name: 'Vault',
      before: { minor: 3_999, currency: 'USD' },
      after: { minor: 4_999, currency: 'USD' },
    },
    { kind: 'design', day: '2026-11-20' },
    {
      kind: 'early_bird_price',
      day: '2026-11-20',
      name: 'Collector',
      before: null,
      after: { minor: 999, currency: 'USD' },
    },
  ],
};

const emptyOverview: StoreOverview = {
  members: { active: 0, pastDue: 0, joined: 0, ended: 0 },
  unassigned: 0,
  tasks: { waitingBuyers: 0, disputes: 0, inquiries: 0, oversold: 0, reviews: 0, waitlist: 0 },
  revenue: [],
  money: [],
  referrers: [],
  others: { referrers: 0, visits: 0, planClicks: 0, checkouts: 0 },
  days: dates.map((day) => ({ day, visits: 0, planClicks: 0, checkouts: 0, members: 0 })),
  changes: [],
};

export const storeOverviewFixtures = readerFixtures(storeOverviewMachine, {
  values: [someOverview, emptyOverview],
  input: { storeId: 'biz_00000001', query: { days: 30 } },
  query: { days: 7 },
});
