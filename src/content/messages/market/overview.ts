import { isolated } from '#domain/names';
import { formatDate } from '#domain/format-date';
import { formatNumber } from '#domain/format-number';
import { once } from '#domain/once';
import { formatPrice } from '#domain/marketplace/price';
import {
  type FunnelStep,
  MOST_REVIEWS_COUNTED,
  type OverviewPeriod,
  type PriceThen,
  type Revenue,
  type SellerTask,
  type StoreChange,
  type StoreOverview,
} from '#domain/marketplace/store-overview';
import type { PaymentsError } from '#domain/marketplace/transactions';
import { connectionMessages } from '../shell/shell';
import { monthName } from './payments';

/** Texts of a seller's overview (product.md §21.6). */
export const overviewMessages = {
  title: 'Your store in numbers',
  exported: 'Visitor counts exported',
  loading: "Loading your store's figures",
  switching: 'Loading...',
  empty: 'No figures yet',
  emptyHelp:
    'Visitors, members, and revenue appear here once people open your store page and join.',
  notLive: 'New members and payments are not shown until the connection is back.',
  noRevenue: 'No payments this month or last month.',
  revenueHelp: 'Payments minus refunds and disputes. Months are in UTC.',
  currencyHelp: 'Amounts in different currencies are never added together.',
  noPayments: 'No payments in this period.',
  daysHelp: 'Days are in UTC.',
  noVisitors: 'No visitors in this period.',
  funnelHelp:
    'Each visitor counts once per browser tab, without cookies. Your own visits are not counted while you are signed in.',
  membersHelp:
    "New members include everyone who joined in this period, even if they were added by hand or from a file. We can't tell which website they came from.",
  unknownReferrer: 'Direct or unknown',
} as const;

export const overviewErrors = {
  signInRequired: {
    title: 'Please sign in',
    help: "Your session has ended. Sign in again to see your store's figures.",
  },
  notAllowed: {
    title: 'This store is not yours anymore',
    help: 'It may have been deleted in another tab.',
  },
  tooSlow: { title: 'The figures could not be loaded', help: connectionMessages.tooSlow },
  unreachable: {
    title: 'The figures could not be loaded',
    help: 'Check your connection and try again.',
  },
} as const satisfies Record<PaymentsError['kind'], { title: string; help: string }>;

export const staleTexts = {
  signInRequired: 'These figures are out of date: your session has ended. Sign in again.',
  notAllowed: 'These figures are out of date: this store is not yours anymore.',
  tooSlow: 'These figures may be out of date.',
  unreachable: 'These figures may be out of date.',
} as const satisfies Record<PaymentsError['kind'], string>;

export const overviewTiles = {
  active: { label: 'Active', help: '' },
  joined: { label: 'New', help: '' },
  ended: { label: 'Canceled', help: 'includes refunds' },
  pastDue: { label: 'Past due', help: 'a payment is overdue' },
} as const satisfies Record<keyof StoreOverview['members'], { label: string; help: string }>;

export const sellerTaskMessages = {
  title: 'Needs your attention',
  none: 'Nothing needs your attention.',
} as const;

/** Returns what waits for a seller, such as "2 open disputes", and what to do about it. */
export function sellerTaskText(task: SellerTask, count: number): { title: string; help: string } {
  const { one, many, help } = sellerTaskTexts[task];
  const more = task === 'reviews' && count >= MOST_REVIEWS_COUNTED ? '+' : '';
  return { title: count === 1 ? one : many.replace('#', `${formatNumber(count)}${more}`), help };
}

/** `#` is replaced with the number. */
const sellerTaskTexts = {
  waitingBuyers: {
    one: '1 buyer has paid and has no membership yet',
    many: '# buyers have paid and have no membership yet',
    help: 'Choose which membership they bought.',
  },
  disputes: {
    one: '1 open dispute',
    many: '# open disputes',
    help: 'Answer at your payment provider before its deadline.',
  },
  inquiries: {
    one: '1 inquiry about a payment',
    many: '# inquiries about payments',
    help: 'Answer at your payment provider, so that it does not become a dispute.',
  },
  oversold: {
    one: '1 member has paid and has no spot',
    many: '# members have paid and have no spot',
    help: 'Add spots to the membership, or refund the payment.',
  },
  pastDue: {
    one: '1 member is past due',
    many: '# members are past due',
    help: 'A payment is overdue.',
  },
  reviews: {
    one: '1 review without a reply',
    many: '# reviews without a reply',
    help: 'Everyone who reads the review sees your reply.',
  },
  waitlist: {
    one: '1 user is on a waiting list',
    many: '# users are on waiting lists',
    help: 'Add spots to the membership that they want.',
  },
} as const satisfies Record<SellerTask, { one: string; many: string; help: string }>;

export const funnelNames = {
  visits: 'Visits',
  planClicks: 'Plan clicks',
  checkouts: 'Checkouts',
  members: 'New members',
} as const satisfies Record<FunnelStep, string>;

/** "Last 30 days". */
export function periodText(days: OverviewPeriod): string {
  return `Last ${days} days`;
}

const percent = once(
  () => new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }),
);

/** Returns a share as text, such as "12.5%". Returns "–" if `whole` is 0. */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? '–' : percent().format(part / whole);
}

/** "1 other website", "4 other websites". */
export function othersText(count: number): string {
  return count === 1 ? '1 other website' : `${formatNumber(count)} other websites`;
}

/** "Nov 6". `day` is '2026-11-06'. */
export function shortDayName(day: string): string {
  return formatDate(new Date(`${day}T00:00:00Z`), {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** "November 6, 2026". */
export function dayName(day: string): string {
  return formatDate(new Date(`${day}T00:00:00Z`), {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/**
 * Returns the names of two months, such as "November" and "October": the month of the given day and the month before
 * it.
 */
export function monthNames(today: string): { thisMonth: string; lastMonth: string } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const before = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
  const nameOf = (each: string) => monthName(each).replace(/ \d+$/, '');
  return { thisMonth: nameOf(today.slice(0, 7)), lastMonth: nameOf(before) };
}

/** Returns the comparison with the previous month, such as "$120.00 more than at this point in October". */
export function comparisonText(revenue: Revenue, lastMonth: string): string {
  const { currency, thisMonthMinor, lastMonthByNowMinor } = revenue;
  const difference = thisMonthMinor - lastMonthByNowMinor;
  if (difference === 0) return `Same as at this point in ${lastMonth}`;
  const amount = formatPrice(Math.abs(difference), currency);
  return `${amount} ${difference > 0 ? 'more' : 'less'} than at this point in ${lastMonth}`;
}

/** "Vault: $39.99 → $49.99". */
export function changeText(change: StoreChange): string {
  switch (change.kind) {
    case 'design':
      return 'Design saved';
    case 'price':
      return `${isolated(change.name)}: ${pricesText(change)}`;
    case 'early_bird_price':
      return `${isolated(change.name)}, early bird: ${pricesText(change)}`;
  }
}

function pricesText({ before, after }: { before: PriceThen; after: PriceThen }): string {
  const text = (price: PriceThen) =>
    price === null ? 'none' : formatPrice(price.minor, price.currency);
  return `${text(before)} → ${text(after)}`;
}

/** Returns which payments are not in the revenue: "1 payment is not assigned to a membership and not included." */
export function unassignedText(payments: number): string {
  return payments === 1
    ? '1 payment is not assigned to a membership and not included. Assign or dismiss it in Settings.'
    : `${formatNumber(payments)} payments are not assigned to a membership and not included. Assign or dismiss them in Settings.`;
}
