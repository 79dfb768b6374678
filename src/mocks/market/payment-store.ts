import type { Conditions } from '../conditions';
import { DATA_KEY, dataFrom, type Data, type DataStorage } from '../data';
import type { PaymentSetupRow, TransactionRow } from './transactions';

/**
 * Stores the transactions that were recorded since the demo started, and the changes that sellers made to their stores'
 * connections to payment providers. Both are read from the storage on each request.
 */
export function createPaymentStore({ keep }: { keep: DataStorage }) {
  const listeners = new Set<(storeId: string, row: TransactionRow) => void>();
  const read = (): Data => dataFrom(keep.getItem(DATA_KEY));
  const write = (change: Partial<Data>) =>
    keep.setItem(DATA_KEY, JSON.stringify({ ...read(), ...change }));

  return {
    /** Returns the seller's changes to a store's connection to a provider; null if there are none. */
    setupOf({ payments }: Pick<Conditions, 'payments'>, storeId: string) {
      return read().paymentSetups[`${payments} ${storeId}`] ?? null;
    },

    /** Returns the transactions of a store that were recorded since the demo started, newest first. */
    recorded(storeId: string): readonly TransactionRow[] {
      return read().transactions[storeId] ?? [];
    },

    record(storeId: string, row: TransactionRow): void {
      const { transactions } = read();
      write({
        transactions: { ...transactions, [storeId]: [row, ...(transactions[storeId] ?? [])] },
      });
      for (const tell of listeners) tell(storeId, row);
    },

    /** Calls `listener` when a transaction is recorded. */
    onRecord(listener: (storeId: string, row: TransactionRow) => void): void {
      listeners.add(listener);
    },

    keepSetup(
      { payments }: Pick<Conditions, 'payments'>,
      storeId: string,
      setup: PaymentSetupRow,
    ): void {
      const { paymentSetups } = read();
      write({ paymentSetups: { ...paymentSetups, [`${payments} ${storeId}`]: setup } });
    },
  };
}
