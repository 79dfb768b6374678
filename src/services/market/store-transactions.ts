import {
  type MonthSums,
  type Payments,
  monthBounds,
  type PaymentsResult,
  paymentProviders,
  type StoreTransaction,
  transactionKinds,
  type TransactionQuery,
  TRANSACTIONS_PAGE,
  type TransactionsPage,
  transactionStatuses,
} from '#domain/marketplace/transactions';
import * as v from 'valibot';
import { listOf } from '../rows';
import { type Answer, bodyOf, isSuccess } from '../http';
import { rpc } from '../supabase/call-backend';
import { loadOwnMemberships } from './own-memberships';

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const currency = v.pipe(v.string(), v.regex(/^[A-Z_]{3,8}$/));
const sums = {
  currency,
  payments_minor: amount,
  refunds_minor: amount,
  disputes_minor: amount,
};

const transactionRow = v.object({
  id: v.string(),
  kind: v.picklist(transactionKinds),
  status: v.picklist(transactionStatuses),
  amount_minor: amount,
  currency,
  occurred_at: v.string(),
  provider: v.picklist(paymentProviders),
  reference: v.string(),
  member_id: v.nullable(v.string()),
  membership_id: v.nullable(v.string()),
  is_dismissed: v.boolean(),
  display_name: v.nullable(v.string()),
  discord_id: v.nullable(v.string()),
});
const pageBody = v.object({
  total: v.number(),
  sums: listOf(v.object(sums)),
  unassigned: listOf(
    v.object({
      currency,
      net_minor: v.pipe(v.number(), v.safeInteger()),
      payments: v.number(),
    }),
  ),
  transactions: listOf(transactionRow),
});
const monthsBody = listOf(
  v.object({ month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), payments: v.number(), ...sums }),
);

/** The maximum number of rows that one call returns. */
const MOST_ROWS = 1_000;

/** Returns a page of the transactions of a store, the newest first. */
export async function loadTransactions(
  { storeId, query }: { storeId: string; query: TransactionQuery },
  signal?: AbortSignal,
): Promise<PaymentsResult<TransactionsPage>> {
  return readPage({ storeId, query, page: query.page, size: TRANSACTIONS_PAGE }, signal);
}

/** Returns all transactions that match a query. `query.page` is ignored. */
export async function loadAllTransactions(
  { storeId, query }: { storeId: string; query: TransactionQuery },
  signal?: AbortSignal,
): Promise<PaymentsResult<readonly StoreTransaction[]>> {
  const found: StoreTransaction[] = [];
  for (let page = 0; ; page += 1) {
    const read = await readPage({ storeId, query, page, size: MOST_ROWS }, signal);
    if (!read.ok) return read;
    found.push(...read.value.transactions);
    if ((page + 1) * MOST_ROWS >= read.value.total) return { ok: true, value: found };
  }
}

/** Returns the sums of a store's transactions for each month and currency, oldest month first. */
export async function loadMonths(
  { storeId }: { storeId: string },
  signal?: AbortSignal,
): Promise<PaymentsResult<readonly MonthSums[]>> {
  const answer = await rpc('store_months', { store_id: storeId }, { signal });
  const parsed = v.safeParse(monthsBody, bodyIn(answer));
  if (!parsed.success) return paymentsFailure(answer);
  return {
    ok: true,
    value: parsed.output.map(({ month, payments, ...row }) => ({
      month,
      payments,
      ...sumsFrom(row),
    })),
  };
}

/** Returns the data of the payments page. */
export async function loadPayments(
  asked: { storeId: string; query: TransactionQuery },
  signal?: AbortSignal,
): Promise<PaymentsResult<Payments>> {
  const [page, months, memberships] = await Promise.all([
    loadTransactions(asked, signal),
    loadMonths(asked, signal),
    loadOwnMemberships(asked, signal),
  ]);
  if (!page.ok) return page;
  if (!months.ok) return months;
  if (!memberships.ok) return memberships;
  const value = { page: page.value, months: months.value, memberships: memberships.value };
  return { ok: true, value };
}

async function readPage(
  asked: { storeId: string; query: TransactionQuery; page: number; size: number },
  signal: AbortSignal | undefined,
): Promise<PaymentsResult<TransactionsPage>> {
  const { storeId, query, page, size } = asked;
  const bounds = query.month === null ? null : monthBounds(query.month);
  const args = {
    store_id: storeId,
    search: query.search.trim(),
    kind: query.kind,
    status: query.status,
    membership_id: query.membershipId,
    currency: query.currency,
    from_time: bounds?.from ?? null,
    to_time: bounds?.to ?? null,
    page,
    page_size: size,
  };
  const answer = await rpc('store_transactions_page', args, { signal });
  const parsed = v.safeParse(pageBody, bodyIn(answer));
  if (!parsed.success) return paymentsFailure(answer);
  return {
    ok: true,
    value: {
      total: parsed.output.total,
      sums: parsed.output.sums.map(sumsFrom),
      unassigned: parsed.output.unassigned.map((row) => ({
        currency: row.currency,
        netMinor: row.net_minor,
        payments: row.payments,
      })),
      transactions: parsed.output.transactions.map((row) => ({
        id: row.id,
        kind: row.kind,
        status: row.status,
        amountMinor: row.amount_minor,
        currency: row.currency,
        occurredAt: row.occurred_at,
        provider: row.provider,
        reference: row.reference,
        memberId: row.member_id,
        membershipId: row.membership_id,
        isDismissed: row.is_dismissed,
        displayName: row.display_name ?? '',
        discordId: row.discord_id,
      })),
    },
  };
}

function sumsFrom(row: {
  currency: string;
  payments_minor: number;
  refunds_minor: number;
  disputes_minor: number;
}) {
  return {
    currency: row.currency,
    paymentsMinor: row.payments_minor,
    refundsMinor: row.refunds_minor,
    disputesMinor: row.disputes_minor,
  };
}

/** Returns the parsed body of a successful response. */
function bodyIn(answer: Answer): unknown {
  return answer.kind === 'answered' && isSuccess(answer) ? bodyOf(answer) : null;
}

/** Returns the error for an unsuccessful response to a request for the data of a store. */
export function paymentsFailure(answer: Answer): PaymentsResult<never> {
  const status = answer.kind === 'answered' ? answer.status : null;
  const kinds = { 401: 'signInRequired', 403: 'notAllowed' } as const;
  const kind = status === 401 || status === 403 ? kinds[status] : 'unreachable';
  return { ok: false, error: { kind } };
}
