import type { StoreRow } from './store-row';

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
export function leftAddresses(
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

/** Returns whether an address is reserved for another seller than `ownerId`. */
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
