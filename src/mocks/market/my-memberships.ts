import type { BoughtServer } from '#domain/marketplace/my-membership';
import { discordGuild } from '../dashboard/guild';
import { pick } from '../postgrest';
import type { Person } from '../session/people';
import { ownReview, reviewRefusal, type ReviewRow } from './review-rows';
import { holdsPlace, type StoreMemberRow } from './store-member-row';
import type { MembershipRow, StoreRow } from './store-row';
import { isPublic } from './stores';

/** A store whose additions a person has refused (table `private.refused_stores`). */
export interface RefusedStore {
  user_id: string;
  store_id: string;
}

export function membersOf(
  members: readonly StoreMemberRow[],
  person: Person,
  refused: readonly RefusedStore[],
): readonly StoreMemberRow[] {
  const isRefused = ({ store_id }: StoreMemberRow) =>
    refused.some((each) => each.user_id === person.id && each.store_id === store_id);
  return members.filter(
    (row) => isOf(row, person) && (row.user_id === person.id || !isRefused(row)),
  );
}

export function withoutAdded(
  members: readonly StoreMemberRow[],
  { person, storeId, now }: { person: Person; storeId: string; now: string },
): readonly StoreMemberRow[] {
  return members.map((row) =>
    row.store_id === storeId &&
    isAddedFor(row, person) &&
    (row.provider === 'manual' || row.provider === 'file') &&
    holdsPlace(row)
      ? {
          ...row,
          status: 'canceled',
          until: row.until !== null && row.until < now ? row.until : now,
        }
      : row,
  );
}

export function isAddedFor(row: StoreMemberRow, person: Person): boolean {
  return isOf(row, person) && row.user_id !== person.id;
}

export function isOfferedTo(row: StoreMemberRow, { id }: Person): boolean {
  return row.offered_to === id && row.user_id === undefined && row.discord_id === null;
}

export function isOf(row: StoreMemberRow, { id, discord }: Person): boolean {
  return row.user_id === id || (discord !== null && row.discord_id === discord.id);
}

/** Returns the result of the function `my_memberships()`. */
export function myMembershipRows(
  {
    mine,
    offered,
    reviews,
    stores,
  }: {
    mine: readonly StoreMemberRow[];
    offered: readonly StoreMemberRow[];
    reviews: readonly ReviewRow[];
    stores: readonly StoreRow[];
  },
  person: Person,
) {
  return [...mine, ...offered]
    .toSorted(
      (a, b) =>
        Number(isOfferedTo(b, person)) - Number(isOfferedTo(a, person)) ||
        Number(isAddedFor(a, person)) - Number(isAddedFor(b, person)) ||
        Number(holdsPlace(b)) - Number(holdsPlace(a)) ||
        Date.parse(b.since) - Date.parse(a.since) ||
        Number(a.id > b.id) - Number(a.id < b.id),
    )
    .flatMap((row) => {
      const store = stores.find(({ id }) => id === row.store_id);
      const sold = store?.memberships.find(({ id }) => id === row.membership_id);
      if (!store || !sold) return [];
      const review = reviews.find(
        (each) => each.store_id === store.id && each.user_id === person.id,
      );
      return [
        {
          ...pick(row, 'id', 'membership_id', 'status', 'is_oversold', 'provider'),
          ...pick(row, 'since', 'until'),
          ...pick(sold, 'name', 'payment_type', 'billing_interval', 'price_minor', 'currency'),
          is_ending: row.is_ending ?? false,
          is_added: isAddedFor(row, person),
          is_offered: isOfferedTo(row, person),
          server: isOfferedTo(row, person) || !holdsPlace(row) ? null : serverOf(row, sold, store),
          store: {
            ...pick(store, 'id', 'name', 'logo_path', 'support_url'),
            slug: isPublic(store) ? store.slug : null,
            may_review: reviewRefusal(store, mine, person, review) === null,
            review: ownReview(review, mine),
          },
        },
      ];
    });
}

/** The names of a mock guild's roles are always known. */
function serverOf(
  row: StoreMemberRow,
  { role_id }: MembershipRow,
  { server_id, server_link, refused_role_ids }: StoreRow,
) {
  if (server_id === null) return null;
  const named = discordGuild(server_id).roles.find(({ id }) => id === role_id);
  const role = (): BoughtServer['role'] => {
    if (role_id === null) return 'none';
    if (row.is_oversold) return 'noSpot';
    if (row.discord_id === null) return 'noAccount';
    return server_link === 'standing' && !refused_role_ids.includes(role_id) ? 'due' : 'paused';
  };
  return { id: server_id, role: role(), role_name: named?.name ?? null };
}
