import type { CountRow, StoreOverview } from '#domain/marketplace/store-overview';
import type { PaymentsError } from '#domain/marketplace/transactions';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../errors-by-kind';
import type { storeOverviewMachine } from './store-overview.machine';
import type { CountsAnswer, OverviewAnswer } from './store-overview.setup';

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
export const someOverview: StoreOverview = {
  members: { active: 240, pastDue: 12, joined: 44, ended: 9 },
  unassigned: 1,
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

export const emptyOverview: StoreOverview = {
  members: { active: 0, pastDue: 0, joined: 0, ended: 0 },
  unassigned: 0,
  revenue: [],
  money: [],
  referrers: [],
  others: { referrers: 0, visits: 0, planClicks: 0, checkouts: 0 },
  days: dates.map((day) => ({ day, visits: 0, planClicks: 0, checkouts: 0, members: 0 })),
  changes: [],
};

export const someCounts: readonly CountRow[] = [
  { day: '2026-11-24', referrer: 'discord.com', visits: 40, planClicks: 12, checkouts: 4 },
  { day: '2026-11-24', referrer: '', visits: 20, planClicks: 5, checkouts: 1 },
];

export const overviewErrors = {
  signInRequired: { kind: 'signInRequired' },
  notAllowed: { kind: 'notAllowed' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<PaymentsError>;

export const loadedOverview: OverviewAnswer = { ok: true, value: someOverview };
export const nothingCounted: OverviewAnswer = { ok: true, value: emptyOverview };
export const collectedCounts: CountsAnswer = { ok: true, value: someCounts };
export const notLoaded = (kind: PaymentsError['kind']) =>
  ({ ok: false, error: overviewErrors[kind] }) as const;

export const overviewInput = { storeId: 'biz_00000001', days: 30 } as const;
export const oneWeek = { type: 'period chosen', days: 7 } as const;

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const storeOverviewFixtures = {
  input: overviewInput,
  events: {
    retry: [{ type: 'retry' }],
    'period chosen': [oneWeek, { type: 'period chosen', days: 30 }],
    export: [{ type: 'export' }],
    dismiss: [{ type: 'dismiss' }],
    'page shown': [{ type: 'page shown' }],
    'rows changed': [{ type: 'rows changed' }],
    'channel lost': [{ type: 'channel lost' }],
    'channel back': [{ type: 'channel back' }],
  },
  actors: {
    load: {
      outcomes: [loadedOverview, nothingCounted, ...failures<PaymentsError>(overviewErrors)],
      restarts: true,
    },
    collect: { outcomes: [collectedCounts, ...failures<PaymentsError>(overviewErrors)] },
    watchFigures: { sends: ['rows changed', 'channel lost', 'channel back'] },
    watchPage: { sends: ['page shown'] },
  },
  delays: { quietDelay: 1_000 },
  serialize: ({ context: { days: asked, shownDays, overview, hasNews } }) => ({
    hasNews,
    asked,
    shownDays,
    isEmpty: overview === emptyOverview,
  }),
  // The regions are independent, so the walk does not combine all of their states.
  skip: (snapshot, { type }) => {
    const { hasNews } = snapshot.context;
    const isFresh = snapshot.matches({ page: { shown: { figures: 'fresh' } } });
    const isQuiet =
      snapshot.matches({ live: 'on' }) &&
      (snapshot.matches({ page: { shown: { file: 'none' } } }) ||
        !snapshot.matches({ page: 'shown' }));
    switch (type) {
      case 'period chosen':
      case 'rows changed':
      case 'page shown':
        return hasNews || !isQuiet;
      case 'channel back':
        return hasNews;
      case 'export':
      case 'channel lost':
        return !isFresh;
      default:
        return false;
    }
  },
} satisfies WalkOptions<typeof storeOverviewMachine>;
