import { MOST_REVIEWS_COUNTED } from '#domain/marketplace/store-overview';
import { type ChangeRow, type CountRow, dayOf } from './count-store';
import type { WaitingPlanRow } from './payment-events';
import type { ReviewRow } from './review-rows';
import type { StoreMemberRow } from './store-member-row';
import type { MembershipRow } from './store-row';
import { counted, grouped, netOf, sumsOf, type TransactionRow, unassigned } from './transactions';
import type { WaitRow } from './waitlist-rows';

export interface Recorded {
  members: readonly StoreMemberRow[];
  memberships: readonly MembershipRow[];
  transactions: readonly TransactionRow[];
  waitingPlans: readonly WaitingPlanRow[];
  reviews: readonly ReviewRow[];
  waiting: readonly WaitRow[];
  counts: readonly CountRow[];
  changes: readonly ChangeRow[];
}

const LISTED = 10;

/** Returns the result of the function `store_overview()`. `now` is in Unix ms. */
export function overviewOf(recorded: Recorded, days: number, now: number): object {
  const length = Math.min(Math.max(days, 1), 90);
  const dates = Array.from({ length }, (_, index) => dayOf(now, length - 1 - index));
  const [first = ''] = dates;
  const counts = recorded.counts.filter(({ day }) => day >= first);
  const received = counted(recorded.transactions);
  const sites = referrersOf(counts);
  const joined = recorded.members.filter(({ since }) => since >= first && Date.parse(since) <= now);
  return {
    members: {
      active: recorded.members.filter(({ status }) => status === 'active').length,
      past_due: recorded.members.filter(({ status }) => status === 'past_due').length,
      joined: joined.length,
      ended: recorded.members.filter((row) => endOf(row, now) >= first).length,
    },
    tasks: tasksOf(recorded),
    unassigned: unassigned(recorded.transactions).filter(({ kind }) => kind === 'payment').length,
    revenue: revenueOf(received, now),
    money: moneyOf(received, first, dayOf(now)),
    referrers: sites.slice(0, LISTED),
    others: { referrers: Math.max(sites.length - LISTED, 0), ...sumOf(sites.slice(LISTED)) },
    days: dates.map((day) => ({
      day,
      ...stepsOf(counts.filter((row) => row.day === day)),
      members: joined.filter(({ since }) => since.startsWith(day)).length,
    })),
    changes: recorded.changes
      .filter(({ day, kind, ...prices }) => day >= first && (kind === 'design' || differs(prices)))
      .map(({ membership_id: id, ...change }) => ({
        ...change,
        name: recorded.memberships.find((row) => row.id === id)?.name ?? null,
      }))
      .toSorted((a, b) => a.day.localeCompare(b.day) || a.kind.localeCompare(b.kind)),
  };
}

function tasksOf(recorded: Recorded): object {
  const { members, memberships, transactions, waitingPlans, reviews, waiting } = recorded;
  const disputesIn = (state: string) =>
    transactions.filter(({ kind, status }) => kind === 'dispute' && status === state).length;
  return {
    waiting_buyers: waitingPlans.reduce((sum, { buyers }) => sum + buyers, 0),
    disputes: disputesIn('open'),
    inquiries: disputesIn('inquiry'),
    oversold: members.filter((row) => row.is_oversold).length,
    reviews: reviews
      .filter(({ reply, hidden_by_site: isHidden }) => reply === null && !isHidden)
      .slice(0, MOST_REVIEWS_COUNTED).length,
    waitlist: waiting.filter((row) => memberships.some(({ id }) => id === row.membership_id))
      .length,
  };
}

/** Returns the result of the function `store_counts()`. */
export function countsOf(counts: readonly CountRow[], days: number, now: number): object[] {
  const first = dayOf(now, Math.min(Math.max(days, 1), 400) - 1);
  const recent = counts.filter(({ day }) => day >= first);
  return [...new Set(recent.map(({ day }) => day))]
    .toSorted()
    .flatMap((day) =>
      referrersOf(recent.filter((row) => row.day === day)).map((row) => ({ day, ...row })),
    );
}

type Steps = ReturnType<typeof stepsOf>;

function stepsOf(rows: readonly CountRow[]) {
  const of = (kind: CountRow['kind']) =>
    rows.reduce((sum, row) => (row.kind === kind ? sum + row.count : sum), 0);
  return { visits: of('visit'), plan_clicks: of('plan_click'), checkouts: of('checkout') };
}

function sumOf(rows: readonly Steps[]): Steps {
  return rows.reduce(
    (sum, row) => ({
      visits: sum.visits + row.visits,
      plan_clicks: sum.plan_clicks + row.plan_clicks,
      checkouts: sum.checkouts + row.checkouts,
    }),
    { visits: 0, plan_clicks: 0, checkouts: 0 },
  );
}

function referrersOf(rows: readonly CountRow[]): readonly (Steps & { referrer: string })[] {
  return [...new Set(rows.map(({ referrer }) => referrer))]
    .map((referrer) => ({ referrer, ...stepsOf(rows.filter((row) => row.referrer === referrer)) }))
    .toSorted(
      (a, b) =>
        b.visits - a.visits ||
        b.plan_clicks - a.plan_clicks ||
        a.referrer.localeCompare(b.referrer),
    );
}

function revenueOf(received: readonly TransactionRow[], now: number): object[] {
  const today = new Date(now);
  const thisMonth = Date.UTC(today.getUTCFullYear(), today.getUTCMonth());
  const lastMonth = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1);
  const byNow = Math.min(lastMonth + (now - thisMonth), thisMonth);
  const recent = received.filter((row) => Date.parse(row.occurred_at) >= lastMonth);
  return grouped(recent, ({ currency }) => currency)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([currency, rows]) => {
      const netBetween = (from: number, to: number) =>
        netOf(rows.filter(({ occurred_at: at }) => Date.parse(at) >= from && Date.parse(at) < to));
      return {
        currency,
        this_month_minor: netBetween(thisMonth, Number.POSITIVE_INFINITY),
        last_month_minor: netBetween(lastMonth, thisMonth),
        last_month_by_now_minor: netBetween(lastMonth, byNow),
      };
    });
}

function moneyOf(received: readonly TransactionRow[], first: string, last: string): object[] {
  const rows = received.filter(({ occurred_at: at }) => {
    const day = at.slice(0, 10);
    return day >= first && day <= last;
  });
  return grouped(rows, ({ occurred_at: at, currency }) => `${at.slice(0, 10)} ${currency}`).map(
    ([name, made]) => {
      const [day = '', currency = ''] = name.split(' ');
      const payments = made.filter(({ kind }) => kind === 'payment').length;
      return { day, currency, payments, ...sumsOf(made) };
    },
  );
}

/** Returns '' if it has not ended; otherwise `until`, or the current time if that is null or in the future. */
function endOf({ status, until }: StoreMemberRow, now: number): string {
  if (status !== 'canceled' && status !== 'refunded') return '';
  const today = new Date(now).toISOString();
  return until !== null && until < today ? until : today;
}

function differs(change: Omit<ChangeRow, 'day' | 'kind' | 'membership_id'>): boolean {
  return (
    change.before_minor !== change.after_minor || change.before_currency !== change.after_currency
  );
}
