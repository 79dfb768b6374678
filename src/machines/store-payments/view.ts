import type { SnapshotFrom } from 'xstate';
import { isFiltered, pagesOf, type PaymentsError } from '#domain/marketplace/transactions';
import type { storePaymentsMachine } from './store-payments.machine';

type PaymentsSnapshot = SnapshotFrom<typeof storePaymentsMachine>;

/** The view of the page. */
export type PaymentsView = 'loading' | 'shown' | PaymentsError['kind'];

export function paymentsView({ value: { page } }: PaymentsSnapshot): PaymentsView {
  if (page === 'loading') return 'loading';
  return 'failed' in page ? page.failed : 'shown';
}

/**
 * Returns whether there is a list: the store has transactions, or a filter is set. If there are neither transactions
 * nor filters, the page explains how to connect a provider.
 */
export function hasList({ context: { payments, answered } }: PaymentsSnapshot): boolean {
  if (payments === null) return false;
  return payments.page.total > 0 || payments.months.length > 0 || isFiltered(answered);
}

/** Returns whether the list still shows the result of an earlier query. */
export function isSearching(snapshot: PaymentsSnapshot): boolean {
  return (
    snapshot.matches({ page: { shown: { list: 'typing' } } }) ||
    snapshot.matches({ page: { shown: { list: 'searching' } } })
  );
}

/** Returns why the last export failed; null if there was no error. */
export function exportError({ value: { page } }: PaymentsSnapshot): PaymentsError['kind'] | null {
  if (typeof page === 'string' || !('shown' in page)) return null;
  const { file } = page.shown;
  return typeof file === 'object' && 'failed' in file ? file.failed : null;
}

/** Returns the number of the page that the list shows (page numbers start at 1), and the number of pages. */
export function pagesIn({ context: { payments, answered } }: PaymentsSnapshot): {
  page: number;
  pages: number;
} {
  return { page: answered.page, pages: pagesOf(payments?.page.total ?? 0) };
}
