import { watchTable } from '../supabase/channel';

export interface StoreChangesListener {
  /** A row of the store was inserted or updated. */
  onChange: () => void;
  /** The channel was lost, and changes are no longer reported. Called once for each loss. */
  onLost: () => void;
  /** The channel was rejoined after a loss. Changes in the meantime were missed. */
  onBack: () => void;
}

/** Listens to the transactions of one of the viewer's stores. Returns a function that unsubscribes. */
export function watchTransactions(storeId: string, listener: StoreChangesListener): () => void {
  return watchTable({
    channel: `store-transactions-${storeId}`,
    table: 'store_transactions',
    filter: `store_id=eq.${storeId}`,
    ...listener,
  });
}
