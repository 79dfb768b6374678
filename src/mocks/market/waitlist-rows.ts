import type { Conditions } from '../conditions';
import { people } from '../session/people';
import { cardsId, labId, startingStores } from './starting-stores';
import type { StoreRow } from './store-row';
import { isPublic, isSold } from './stores';
import { tableIn, type DataStorage } from '../data';
import { pick } from '../postgrest';
import type { TableRow } from '#services/database-functions';

/** A row of `store_waitlist`, with the user's name on Discord. */
export interface WaitRow extends TableRow<'store_waitlist'> {
  name: string | null;
}

const HOUR = 3_600_000;
const first = Date.UTC(2026, 10, 3, 9);

const soldBy = (storeId: string, position: number) =>
  startingStores.find(({ id }) => id === storeId)?.memberships[position]?.id ?? '';

/** Returns users who wait for the second membership of card-collectors. The first user has waited longest. */
const strangers = (count: number): readonly WaitRow[] =>
  Array.from({ length: count }, (_, index) => ({
    membership_id: soldBy(cardsId, 1),
    user_id: `5a1e4001-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: index === 2 ? null : `${['ada.pulls', 'ben_breaks', 'cleo'][index % 3]}.${index + 1}`,
    created_at: new Date(first + index * 4 * HOUR).toISOString(),
  }));

/** noor.moderates waits for a sold-out membership, and for a membership with a free spot. */
const noor: readonly WaitRow[] = [
  [soldBy(labId, 0), '2026-11-02T10:00:00.000Z'],
  [soldBy(cardsId, 0), '2026-11-12T10:00:00.000Z'],
].map(([membership_id = '', created_at = '']) => ({
  membership_id,
  user_id: people.moderator.id,
  name: people.moderator.discord.username,
  created_at,
}));

function startingWaitlist({ waiting }: Pick<Conditions, 'waiting'>): readonly WaitRow[] {
  switch (waiting) {
    case 'none':
      return [];
    case 'some':
      return [...strangers(3), ...noor];
    case 'many':
      return [...strangers(120), ...noor];
  }
}

export function isSoldOut({ max_members, members }: StoreRow['memberships'][number]): boolean {
  return max_members !== null && members >= max_members;
}

/** Sorts the rows in the same way as the database functions. */
export function oldestFirst(rows: readonly WaitRow[]): readonly WaitRow[] {
  return rows.toSorted(
    (a, b) =>
      Date.parse(a.created_at) - Date.parse(b.created_at) ||
      Number(a.user_id > b.user_id) - Number(a.user_id < b.user_id),
  );
}

/** Returns the result of the function `my_waiting_lists()`. */
export function myWaitingListRows(rows: readonly WaitRow[], stores: readonly StoreRow[]) {
  return oldestFirst(rows).flatMap(({ membership_id, created_at }) => {
    const store = stores.find(({ memberships }) =>
      memberships.some(({ id }) => id === membership_id),
    );
    const sold = store?.memberships.find(({ id }) => id === membership_id);
    if (!store || !sold) return [];
    const isOnSale = isPublic(store) && isSold(sold);
    return [
      {
        membership_id,
        name: sold.name,
        since: created_at,
        is_on_sale: isOnSale,
        is_free: isOnSale && !isSoldOut(sold),
        store: {
          ...pick(store, 'id', 'name', 'logo_path'),
          slug: isPublic(store) ? store.slug : null,
        },
      },
    ];
  });
}

export function createWaitlistStore(storage: { keep: DataStorage; now: () => number }) {
  return tableIn(storage, 'waitlists', ({ waiting }) => waiting, startingWaitlist);
}
