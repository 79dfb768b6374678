import type { KeyedPage, RowKey } from '#domain/marketplace/csv-export';
import {
  type MonthSums,
  type Payments,
  type PaymentsResult,
  paymentProviders,
  type StoreTransaction,
  transactionKinds,
  type TransactionQuery,
  transactionsList,
  type TransactionsPage,
  transactionStatuses,
} from '#domain/marketplace/transactions';
import * as v from 'valibot';
import { readErrors, resultOf } from '../answers';
import { listOf, row } from '../rows';
import { rpc } from '../supabase/call-backend';
import { keyArguments, keyedPage, LARGEST_PAGE } from './keyed-page';
import { loadOwnMemberships } from './own-memberships';
import { anyCurrency } from './store-columns';

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const sums = {
  currency: anyCurrency,
  paymentsMinor: amount,
  refundsMinor: amount,
  disputesMinor: amount,
};

const transactionRow = row({
  id: v.string(),
  kind: v.picklist(transactionKinds),
  status: v.picklist(transactionStatuses),
  amountMinor: amount,
  currency: anyCurrency,
  occurredAt: v.string(),
  provider: v.picklist(paymentProviders),
  reference: v.string(),
  memberId: v.nullable(v.string()),
  membershipId: v.nullable(v.string()),
  isDismissed: v.boolean(),
  displayName: v.pipe(
    v.nullable(v.string()),
    v.transform((name) => name ?? ''),
  ),
  discordId: v.nullable(v.string()),
});
const pageBody = v.object({
  total: v.number(),
  sums: listOf(row(sums)),
  unassigned: listOf(
    row({
      currency: anyCurrency,
      netMinor: v.pipe(v.number(), v.safeInteger()),
      payments: v.number(),
    }),
  ),
  transactions: listOf(transactionRow),
});
const monthsBody = listOf(
  row({ month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), payments: v.number(), ...sums }),
);

/** Returns a page of the transactions of a store, the newest first. */
export function loadTransactions(
  { storeId, query }: { storeId: string; query: TransactionQuery },
  signal?: AbortSignal,
): Promise<PaymentsResult<TransactionsPage>> {
  const args = { store_id: storeId, ...transactionsList.argsOf(query) };
  return resultOf(rpc('store_transactions_page', args, { signal }), pageBody, readErrors);
}

const keyedBody = keyedPage(transactionRow);

/** Returns up to 1,000 transactions, the newest first, after the given key. Ignores the page of the query. */
export function loadTransactionsAfter(
  { storeId, query, after }: { storeId: string; query: TransactionQuery; after: RowKey | null },
  signal?: AbortSignal,
): Promise<PaymentsResult<KeyedPage<StoreTransaction>>> {
  const { page: _page, ...filters } = transactionsList.argsOf(query, LARGEST_PAGE);
  const args = { store_id: storeId, ...filters, ...keyArguments(after) };
  return resultOf(rpc('store_transactions_after', args, { signal }), keyedBody, readErrors);
}

/** Returns the sums of a store's transactions for each month and currency, oldest month first. */
export function loadMonths(
  { storeId }: { storeId: string },
  signal?: AbortSignal,
): Promise<PaymentsResult<readonly MonthSums[]>> {
  return resultOf(rpc('store_months', { store_id: storeId }, { signal }), monthsBody, readErrors);
}

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
