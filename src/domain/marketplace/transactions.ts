import { cleanText } from '../message/clean-text';
import type { Result } from '../result';
import { isUuid } from '../uuid';
import type { OwnMembership } from './own-membership';

/** The providers whose signed events the site accepts. */
export const paymentProviders = ['stripe', 'whop'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

export const transactionKinds = ['payment', 'refund', 'dispute'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/**
 * A dispute can be an inquiry (the bank asks, and no money is withdrawn), open, won or lost. Payments and refunds have the
 * other statuses.
 */
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

/** A payment, refund or dispute that the provider has reported. */
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
  /** The number of successful payments. */
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
  /** The sums of the transactions on all pages, one entry for each currency. */
  sums: readonly Sums[];
  unassigned: readonly UnassignedSales[];
}

/** The filters and the page of the list of transactions. A filter that is null or '' does not restrict the list. */
export interface TransactionQuery {
  search: string;
  kind: TransactionKind | null;
  status: TransactionStatus | null;
  membershipId: string | null;
  currency: string | null;
  /** '2026-11', in UTC. */
  month: string | null;
  /** The page number; starts at 0. */
  page: number;
}

/** The largest page number that is read from a URL. The database rejects numbers beyond its integer type. */
const LAST_PAGE = 99_999;

/** The number of transactions on a page. */
export const TRANSACTIONS_PAGE = 50;

export const wholeList: TransactionQuery = {
  search: '',
  kind: null,
  status: null,
  membershipId: null,
  currency: null,
  month: null,
  page: 0,
};

/** The data of the payments page. */
export interface Payments {
  page: TransactionsPage;
  /** The sums of all transactions, regardless of the query. */
  months: readonly MonthSums[];
  /** The memberships of the store, including archived ones. */
  memberships: readonly OwnMembership[];
}

export type PaymentsError = { kind: 'signInRequired' | 'notAllowed' | 'unreachable' };
export type PaymentsResult<Value> = Result<Value, PaymentsError>;

/**
 * Returns the payments minus refunds and disputes. The result is negative if the refunds exceed the payments, for
 * example because payments of earlier months were refunded.
 */
export function netMinor({ paymentsMinor, refundsMinor, disputesMinor }: Sums): number {
  return paymentsMinor - refundsMinor - disputesMinor;
}

/** Returns whether a query restricts the list of transactions. */
export function isFiltered({ page: _page, ...query }: TransactionQuery): boolean {
  return Object.values(query).some((value) => value !== null && value !== '');
}

/**
 * Returns whether there is a list: the store has transactions, or the query restricts the list. If not, the page explains
 * how to connect a provider.
 */
export function hasList({ page, months }: Payments, query: TransactionQuery): boolean {
  return page.total > 0 || months.length > 0 || isFiltered(query);
}

/** Returns the start of a month and the start of the next month, in ISO 8601; null if the text is not a month. */
export function monthBounds(month: string): { from: string; to: string } | null {
  const found = /^(20\d{2})-(0[1-9]|1[0-2])$/.exec(month);
  if (!found) return null;
  const [year, number] = [Number(found[1]), Number(found[2])];
  const start = (each: number) => new Date(Date.UTC(year, each, 1)).toISOString();
  return { from: start(number - 1), to: start(number) };
}

/** Reads a query from the parameters of a URL. Ignores invalid values. */
export function queryFrom(parameters: URLSearchParams): TransactionQuery {
  const known = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === parameters.get(name)) ?? null;
  const currency = parameters.get('currency') ?? '';
  const month = parameters.get('month') ?? '';
  const membership = parameters.get('membership') ?? '';
  const page = Number(parameters.get('page') ?? 1);
  return {
    // Remove NUL, because PostgreSQL rejects it in text.
    search: cleanText(parameters.get('q') ?? ''),
    kind: known('kind', transactionKinds),
    status: known('status', transactionStatuses),
    membershipId: isUuid(membership) ? membership : null,
    currency: /^[A-Z_]{3,8}$/.test(currency) ? currency : null,
    month: monthBounds(month) ? month : null,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page - 1 : 0,
  };
}

/** Returns the parameters of a URL for a query. Leaves out filters that are not set, and the first page. */
export function parametersOf(query: TransactionQuery): Record<string, string> {
  const { search, kind, status, membershipId, currency, month, page } = query;
  const all = { q: search, kind, status, membership: membershipId, currency, month };
  const set = Object.entries(all).filter(
    (entry): entry is [string, string] => entry[1] !== null && entry[1] !== '',
  );
  return Object.fromEntries(page > 0 ? [...set, ['page', String(page + 1)]] : set);
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

/**
 * Returns the last `count` months up to `now` (Unix ms) in one currency, the oldest first. Includes months without
 * payments.
 */
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

/** Returns the number of pages for a number of transactions, at least 1. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / TRANSACTIONS_PAGE));
}

const parameterNames = ['q', 'kind', 'status', 'membership', 'currency', 'month', 'page'];

/** Returns URL parameters with the given query. Keeps all other parameters. */
export function withParameters(
  parameters: URLSearchParams,
  query: TransactionQuery,
): URLSearchParams {
  const others = [...parameters].filter(([name]) => !parameterNames.includes(name));
  return new URLSearchParams([...others, ...Object.entries(parametersOf(query))]);
}
