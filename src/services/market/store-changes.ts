import { type RowsListener, watchTable } from '../supabase/channel';

/** Listens to the transactions of one of the viewer's stores. Returns a function that unsubscribes. */
export function watchTransactions(storeId: string, listener: RowsListener): () => void {
  return watchTable({
    channel: `store-transactions-${storeId}`,
    table: 'store_transactions',
    filter: `store_id=eq.${storeId}`,
    ...listener,
  });
}
