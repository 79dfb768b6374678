import type { Conditions } from '../conditions';
import { atPresent } from '../clock';
import type { createCountStore } from './count-store';
import type { Data } from '../data';
import type { StoreRow } from './store-row';
import { leftAddressesIn, storesIn } from './stores';

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

    leftAddresses(conditions: Pick<Conditions, 'stores'>): readonly LeftAddress[] {
      return [...leftAddressesIn(conditions, now()), ...read().storeAddresses];
    },
  };
}

/** A row of `private.store_addresses`: an address that a store has left. */
export interface LeftAddress {
  slug: string;
  store_id: string;
  owner_id: string;
  /** When the store was deleted, in Unix ms; null while it exists. */
  gone_at: number | null;
}

const YEAR = 365 * 86_400_000;

/** Returns the addresses that were left, after the stores `before` have become the stores `after`. */
function leftAddresses(
  left: readonly LeftAddress[],
  { before, after, now }: { before: readonly StoreRow[]; after: readonly StoreRow[]; now: number },
): LeftAddress[] {
  const moved = before.flatMap(({ id, slug, owner_id }): LeftAddress[] => {
    const kept = after.find((row) => row.id === id);
    if (kept?.slug === slug) return [];
    return [{ slug, store_id: id, owner_id, gone_at: kept ? null : now }];
  });
  const isGone = (id: string) =>
    before.some((row) => row.id === id) && !after.some((row) => row.id === id);
  const isReplaced = ({ slug }: LeftAddress) =>
    [...moved, ...after].some((row) => row.slug === slug);
  return [
    ...left
      .filter((row) => !isReplaced(row))
      .map((row) => (isGone(row.store_id) ? { ...row, gone_at: now } : row)),
    ...moved,
  ];
}

export function isKeptForAnother(
  left: readonly LeftAddress[],
  { slug, ownerId, now }: { slug: string; ownerId: string; now: number },
): boolean {
  return left.some(
    (row) =>
      row.slug === slug &&
      row.owner_id !== ownerId &&
      (row.gone_at === null || row.gone_at > now - YEAR),
  );
}
