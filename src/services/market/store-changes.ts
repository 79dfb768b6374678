import { type RowsListener, watchTable } from '../supabase/channel';

export function watchTransactions(storeId: string, listener: RowsListener): () => void {
  return watchTable(
    {
      channel: `store-transactions-${storeId}`,
      table: 'store_transactions',
      filter: `store_id=eq.${storeId}`,
    },
    listener,
  );
}
