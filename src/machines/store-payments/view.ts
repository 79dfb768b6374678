import type { SnapshotFrom } from 'xstate';
import { isFiltered, pagesOf, type PaymentsError } from '#domain/marketplace/transactions';
import type { storePaymentsMachine } from './store-payments.machine';

type PaymentsSnapshot = SnapshotFrom<typeof storePaymentsMachine>;

/** What the page shows. */
export type PaymentsView = 'loading' | 'shown' | PaymentsError['kind'];

export function paymentsView({ value }: PaymentsSnapshot): PaymentsView {
  if (value === 'loading') return 'loading';
  return 'failed' in value ? value.failed : 'shown';
}

/**
 * Returns whether there is a list: the store has transactions, or a filter is set. Without a filter and without
 * transactions, the page says how to connect a provider.
 */
export function hasList({ context: { payments, answered } }: PaymentsSnapshot): boolean {
  if (payments === null) return false;
  return payments.page.total > 0 || payments.months.length > 0 || isFiltered(answered);
}

/** Returns whether the list still shows the answer to an earlier query. */
export function isSearching(snapshot: PaymentsSnapshot): boolean {
  return (
    snapshot.matches({ shown: { list: 'typing' } }) ||
    snapshot.matches({ shown: { list: 'searching' } })
  );
}

/** Returns why the last export failed; null if it did not. */
export function exportError({ value }: PaymentsSnapshot): PaymentsError['kind'] | null {
  if (typeof value === 'string' || !('shown' in value)) return null;
  const { file } = value.shown;
  return typeof file === 'object' && 'failed' in file ? file.failed : null;
}

/** Returns the page that the list shows, counted from 1, and the number of pages. */
export function pagesIn({ context: { payments, answered } }: PaymentsSnapshot): {
  page: number;
  pages: number;
} {
  return { page: answered.page, pages: pagesOf(payments?.page.total ?? 0) };
}
