import type { PaymentsResult, Sums } from './transactions';

/** The periods of the overview, in days. Today is the last day. */
export const overviewPeriods = [7, 30, 90] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

export const usualPeriod: OverviewPeriod = 30;

/** The number of visitors who took each step. */
export interface StepCounts {
  visits: number;
  planClicks: number;
  checkouts: number;
}

/** `referrer` is the host name of a site; '' if the site is unknown or if there is none. */
export interface ReferrerCounts extends StepCounts {
  referrer: string;
}

/** The figures of a day in UTC, such as '2026-11-25'. `members` is the number of members who joined on that day. */
export interface DayCounts extends StepCounts {
  day: string;
  members: number;
}

/** Payments minus refunds and minus open or lost disputes, in minor units. */
export interface Revenue {
  currency: string;
  thisMonthMinor: number;
  lastMonthMinor: number;
  /** The revenue up to the same day and time of last month, or up to its end if it is shorter. */
  lastMonthByNowMinor: number;
}

/** The sums of a day in UTC. */
export interface DaySums extends Sums {
  day: string;
  /** The number of successful payments. */
  payments: number;
}

/** A price before or after a change. Null if the membership had no such price at that time. */
export type PriceThen = { minor: number; currency: string } | null;

export type StoreChange =
  | { kind: 'design'; day: string }
  | {
      kind: 'price' | 'early_bird_price';
      day: string;
      /** The name of the membership. */
      name: string;
      before: PriceThen;
      after: PriceThen;
    };

export const MOST_REVIEWS_COUNTED = 1_000;

/** What can wait for a seller, the most urgent first. */
export const sellerTasks = [
  'waitingBuyers',
  'disputes',
  'inquiries',
  'oversold',
  'pastDue',
  'reviews',
  'waitlist',
] as const;
export type SellerTask = (typeof sellerTasks)[number];

export interface StoreOverview {
  members: {
    active: number;
    pastDue: number;
    /** The number of members who joined in the period. */
    joined: number;
    ended: number;
  };
  /**
   * `waitingBuyers`: buyers who wait until the seller says which membership a plan sells. `disputes`: open disputes.
   * `oversold`: members without a spot. `reviews`: visible reviews without a reply, at most `MOST_REVIEWS_COUNTED`.
   * `waitlist`: users on waiting lists.
   */
  tasks: Readonly<Record<Exclude<SellerTask, 'pastDue'>, number>>;
  /** One entry for each currency with transactions in this month or last month, the most used currency first. */
  revenue: readonly Revenue[];
  /** The number of payments that are neither assigned to a membership nor dismissed. They are in no other figure. */
  unassigned: number;
  /** Days with transactions, the oldest first. */
  money: readonly DaySums[];
  /** The sites with the most visits. */
  referrers: readonly ReferrerCounts[];
  /** The sums of all other sites. `referrers` is the number of these sites. */
  others: StepCounts & { referrers: number };
  /** Every day of the period, the oldest first. */
  days: readonly DayCounts[];
  changes: readonly StoreChange[];
}

export interface CountRow extends ReferrerCounts {
  day: string;
}

export type OverviewResult = PaymentsResult<StoreOverview>;
export type CountsResult = PaymentsResult<readonly CountRow[]>;

/** Returns what waits for the seller now, the most urgent first. */
export function openTasks({
  tasks,
  members,
}: Pick<StoreOverview, 'tasks' | 'members'>): readonly { task: SellerTask; count: number }[] {
  const counts: Record<SellerTask, number> = { ...tasks, pastDue: members.pastDue };
  return sellerTasks
    .map((task) => ({ task, count: counts[task] }))
    .filter(({ count }) => count > 0);
}

export function periodFrom(parameters: URLSearchParams): OverviewPeriod {
  return overviewPeriods.find((days) => String(days) === parameters.get('days')) ?? usualPeriod;
}

export function withPeriod(parameters: URLSearchParams, days: OverviewPeriod): URLSearchParams {
  const others = [...parameters].filter(([name]) => name !== 'days');
  const own = days === usualPeriod ? [] : [['days', String(days)]];
  return new URLSearchParams([...others, ...own]);
}

/** The steps of the funnel, from the visit of a store to the membership. */
export const funnelSteps = ['visits', 'planClicks', 'checkouts', 'members'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

export function totalsOf(days: readonly DayCounts[]): Record<FunnelStep, number> {
  const sumOf = (key: FunnelStep) => days.reduce((sum, day) => sum + day[key], 0);
  return {
    visits: sumOf('visits'),
    planClicks: sumOf('planClicks'),
    checkouts: sumOf('checkouts'),
    members: sumOf('members'),
  };
}

/** Returns the currencies of `revenue`, the most used currency first, followed by the other currencies of `money`. */
export function overviewCurrencies({
  revenue,
  money,
}: Pick<StoreOverview, 'revenue' | 'money'>): readonly string[] {
  return [...new Set([...revenue, ...money].map(({ currency }) => currency))];
}

/** Returns the sums in one currency for every day of the period, including days without payments. */
export function daySums(
  { money, days }: Pick<StoreOverview, 'money' | 'days'>,
  currency: string,
): readonly DaySums[] {
  const none = { payments: 0, paymentsMinor: 0, refundsMinor: 0, disputesMinor: 0 };
  return days.map(
    ({ day }) =>
      money.find((sums) => sums.day === day && sums.currency === currency) ?? {
        day,
        currency,
        ...none,
      },
  );
}

export function changesByDay(
  changes: readonly StoreChange[],
): readonly { day: string; changes: readonly StoreChange[] }[] {
  return [...new Set(changes.map(({ day }) => day))]
    .toSorted()
    .map((day) => ({ day, changes: changes.filter((change) => change.day === day) }));
}

export function isUncounted({ days, members, revenue, money }: StoreOverview): boolean {
  const totals = totalsOf(days);
  return (
    funnelSteps.every((step) => totals[step] === 0) &&
    Object.values(members).every((count) => count === 0) &&
    revenue.length === 0 &&
    money.length === 0
  );
}
