import type { Person } from './people';
import { ownReview, reviewRefusal, type ReviewRow } from './review-rows';
import { holdsPlace, type StoreMemberRow } from './store-member-row';
import type { StoreRow } from './store-row';
import { isPublic } from './stores';

/** Returns the rows of `store_members` that belong to a person. */
export function membersOf(
  members: readonly StoreMemberRow[],
  person: Person,
): readonly StoreMemberRow[] {
  return members.filter((row) => isOf(row, person));
}

/** Returns whether a row belongs to a person, by their Discord account or by their account on this site. */
export function isOf(row: StoreMemberRow, { id, discord }: Person): boolean {
  return row.user_id === id || (discord !== null && row.discord_id === discord.id);
}

/** Returns the result of the function `my_memberships()`. */
export function myMembershipRows(
  {
    members,
    reviews,
    stores,
  }: {
    members: readonly StoreMemberRow[];
    reviews: readonly ReviewRow[];
    stores: readonly StoreRow[];
  },
  person: Person,
) {
  return membersOf(members, person)
    .toSorted(
      (a, b) =>
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
          id: row.id,
          status: row.status,
          is_oversold: row.is_oversold,
          provider: row.provider,
          since: row.since,
          until: row.until,
          is_ending: row.is_ending ?? false,
          name: sold.name,
          payment_type: sold.payment_type,
          billing_interval: sold.billing_interval,
          price_minor: sold.price_minor,
          currency: sold.currency,
          store: {
            id: store.id,
            name: store.name,
            logo_path: store.logo_path,
            support_url: store.support_url,
            slug: isPublic(store) ? store.slug : null,
            may_review: reviewRefusal(store, membersOf(members, person), person, review) === null,
            review: ownReview(review),
          },
        },
      ];
    });
}
