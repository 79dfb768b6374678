import type { Conditions } from '../conditions';
import { atPresent } from '../clock';
import type { createCountStore } from './count-store';
import type { Data } from '../data';
import { leftAddresses, type LeftAddress } from './store-addresses';
import type { StoreRow } from './store-row';
import { leftAddressesIn, storesIn } from './stores';

/** The stores of the marketplace, and the addresses that they have left. */
export function createStoreRowStore({
  read,
  write,
  now,
  counts,
}: {
  read: () => Data;
  write: (change: Partial<Data>) => void;
  now: () => number;
  counts: Pick<ReturnType<typeof createCountStore>, 'noteChanges'>;
}) {
  /** Returns the stores of the marketplace, with every change since the world's initial state. */
  const storesOf = ({ stores }: Pick<Conditions, 'stores'>): readonly StoreRow[] =>
    read().stores[stores] ?? atPresent(storesIn({ stores }), now());

  return {
    storesOf,

    keepStores({ stores }: Pick<Conditions, 'stores'>, rows: readonly StoreRow[]): void {
      const before = storesOf({ stores });
      counts.noteChanges(before, rows);
      const storeAddresses = leftAddresses(read().storeAddresses, {
        before,
        after: rows,
        now: now(),
      });
      write({ stores: { ...read().stores, [stores]: [...rows] }, storeAddresses });
    },

    /** Returns the addresses that stores have left. */
    leftAddresses(conditions: Pick<Conditions, 'stores'>): readonly LeftAddress[] {
      return [...leftAddressesIn(conditions, now()), ...read().storeAddresses];
    },
  };
}
