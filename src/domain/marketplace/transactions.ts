import { listQuery, type QueryOf } from '../list-query';
import type { Result } from '../result';
import { isUuid } from '../uuid';
import type { OwnMembership } from './own-membership';

/** The providers whose signed events the site accepts. */
export const paymentProviders = ['stripe', 'whop'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

export const transactionKinds = ['payment', 'refund', 'dispute'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** Disputes are an inquiry (no money is withdrawn), open, won or lost. Payments and refunds have the other statuses. */
export const transactionStatuses = [
  'succeeded',
  'pending',
  'failed',
  'inquiry',
  'open',
  'won',
  'lost',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export interface StoreTransaction {
  id: string;
  kind: TransactionKind;
  status: TransactionStatus;
  /** In minor units, never negative. Payments go to the seller, refunds and disputes back to the buyer. */
  amountMinor: number;
  /** An ISO 4217 code. It can be a currency that sellers cannot choose. */
  currency: string;
  /** ISO 8601. */
  occurredAt: string;
  provider: PaymentProvider;
  /** The provider's id of the invoice, session, charge, payment or dispute. */
  reference: string;
  /** Null while the buyer is not known. */
  memberId: string | null;
  /** Null while the sale is not assigned to a membership, and if it was dismissed. */
  membershipId: string | null;
  /** Whether the seller has dismissed the sale: it is not the store's. */
  isDismissed: boolean;
  /** The member's name; '' if it is not known. */
  displayName: string;
  /** A snowflake; null if it is not known. */
  discordId: string | null;
}

/** The sums of payments, refunds, and disputes in one currency, in minor units. */
export interface Sums {
  currency: string;
  paymentsMinor: number;
  refundsMinor: number;
  /** Open and lost disputes. */
  disputesMinor: number;
}

/** The sums of a month in UTC, such as '2026-11'. */
export interface MonthSums extends Sums {
  month: string;
  payments: number;
}

/** Sales in one currency that are neither assigned to a membership nor dismissed. They are in no other sum. */
export interface UnassignedSales {
  currency: string;
  /** Payments minus refunds and minus open or lost disputes, in minor units. */
  netMinor: number;
  payments: number;
}

export interface TransactionsPage {
  /** The number of transactions on all pages. */
  total: number;
  transactions: readonly StoreTransaction[];
  sums: readonly Sums[];
  unassigned: readonly UnassignedSales[];
}

/** The transactions of a store. The search finds a part of a name, or a whole Discord id or reference. */
export const transactionsList = listQuery({
  pageSize: 50,
  searchParameter: 'q',
  filters: {
    month: {
      parameter: 'month',
      read: (text) => (monthBounds(text) ? text : null),
      args: (month: string | null) => {
        const bounds = month === null ? null : monthBounds(month);
        return { from_time: bounds?.from ?? null, to_time: bounds?.to ?? null };
      },
    },
    kind: { parameter: 'kind', argument: 'kind', values: transactionKinds },
    status: { parameter: 'status', argument: 'status', values: transactionStatuses },
    membershipId: {
      parameter: 'membership',
      argument: 'membership_id',
      read: (text) => (isUuid(text) ? text : null),
    },
    currency: {
      parameter: 'currency',
      argument: 'currency',
      read: (text) => (/^[A-Z_]{3,8}$/.test(text) ? text : null),
    },
  },
});
export type TransactionQuery = QueryOf<typeof transactionsList>;

export interface Payments {
  page: TransactionsPage;
  /** The sums of all transactions, regardless of the query. */
  months: readonly MonthSums[];
  /** The memberships of the store, including archived ones. */
  memberships: readonly OwnMembership[];
}

export type PaymentsError = {
  kind: 'signInRequired' | 'notAllowed' | 'tooSlow' | 'unreachable';
};
export type PaymentsResult<Value> = Result<Value, PaymentsError>;

/** The result is negative if, for example, payments of earlier months were refunded. */
export function netMinor({ paymentsMinor, refundsMinor, disputesMinor }: Sums): number {
  return paymentsMinor - refundsMinor - disputesMinor;
}

/** Returns whether there are transactions or filters. Otherwise, the page explains how to connect a provider. */
export function hasList({ page, months }: Payments, query: TransactionQuery): boolean {
  return page.total > 0 || months.length > 0 || transactionsList.isNarrowed(query);
}

/** Returns the start of a month in UTC, such as '2026-11', and the start of the next month, in ISO 8601; null if the text is not a month. */
export function monthBounds(month: string): { from: string; to: string } | null {
  const found = /^(20\d{2})-(0[1-9]|1[0-2])$/.exec(month);
  if (!found) return null;
  const [year, number] = [Number(found[1]), Number(found[2])];
  const start = (each: number) => new Date(Date.UTC(year, each, 1)).toISOString();
  return { from: start(number - 1), to: start(number) };
}

/** Returns the currencies of the months, sorted by the number of payments, highest first. */
export function currenciesOf(months: readonly MonthSums[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { currency, payments } of months) {
    counts.set(currency, (counts.get(currency) ?? 0) + payments);
  }
  return Array.from(counts)
    .toSorted(([a, most], [b, less]) => less - most || a.localeCompare(b))
    .map(([currency]) => currency);
}

/** Includes months without payments, the oldest month first. `now` is in Unix ms. */
export function lastMonths(
  months: readonly MonthSums[],
  { currency, now, count }: { currency: string; now: number; count: number },
): readonly MonthSums[] {
  const today = new Date(now);
  return Array.from({ length: count }, (_, index) => {
    const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (count - 1 - index), 1);
    const month = new Date(start).toISOString().slice(0, 7);
    const found = months.find((each) => each.month === month && each.currency === currency);
    const none = { payments: 0, paymentsMinor: 0, refundsMinor: 0, disputesMinor: 0 };
    return found ?? { month, currency, ...none };
  });
}
