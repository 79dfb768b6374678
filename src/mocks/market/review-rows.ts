import { people, type Person } from '../session/people';
import { cardsId } from './starting-stores';
import type { StoreMemberRow } from './store-member-row';
import type { StoreRow } from './store-row';
import { pick } from '../postgrest';
import type { TableRow } from '#services/database-functions';

/** A row of `store_reviews`, with the author's name on Discord. */
export interface ReviewRow extends TableRow<'store_reviews', 'updated_at'> {
  author: string | null;
}

const labId = 'biz_00000002';

const written: readonly Pick<ReviewRow, 'author' | 'rating' | 'text' | 'reply'>[] = [
  {
    author: 'ada.pulls',
    rating: 5,
    text: 'The grading help alone paid for a year. Two cards came back a full point higher than I expected.',
    reply: 'Thank you, Ada! The next grading call is on Friday.',
  },
  {
    author: 'ben_breaks',
    rating: 4,
    text: 'Great breaks, but they start late in Europe.',
    reply: null,
  },
  { author: 'cleo', rating: 5, text: '', reply: null },
  {
    author: null,
    rating: 2,
    text: 'Too many pings.\nI turned most of them off.',
    reply: 'You can choose the pings you want in #roles.',
  },
  {
    author: 'dario.d',
    rating: 5,
    text: 'Restock pings are minutes ahead of everybody else.',
    reply: null,
  },
  {
    author: 'femi',
    rating: 3,
    text: 'Good people. I wish there was more about vintage cards.',
    reply: null,
  },
  { author: 'grace.g', rating: 5, text: 'Worth every cent.', reply: null },
  { author: 'hugo', rating: 4, text: 'Friendly and quick answers.', reply: null },
  { author: 'ines.i', rating: 5, text: 'The trading floor is well run.', reply: null },
  { author: 'jonas', rating: 5, text: 'Found my favorite card here.', reply: null },
  { author: 'kemi', rating: 4, text: 'Solid.', reply: null },
  { author: 'liam', rating: 1, text: 'Not for me.', reply: null },
  { author: 'buy.followers', rating: 1, text: 'Visit my channel instead!', reply: null },
];

const DAY = 86_400_000;
const newest = Date.UTC(2026, 10, 20, 12);

/** The reviews in the world that has reviews: 12 visible reviews of card-collectors, and a review by noor.moderates. */
export const startingReviews: readonly ReviewRow[] = [
  ...written.map(({ reply, ...row }, index) => ({
    id: `5a1e3000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    store_id: cardsId,
    user_id: `5a1e3001-0000-4000-8000-${String(index).padStart(12, '0')}`,
    ...row,
    version: index === 1 ? 2 : 1,
    created_at: new Date(newest - index * 3 * DAY).toISOString(),
    reply,
    replied_at: reply === null ? null : new Date(newest - (index * 3 - 1) * DAY).toISOString(),
    hidden_by_site: index === written.length - 1,
    hidden_reason: index === written.length - 1 ? 'It is an advertisement.' : null,
    deleted_at: null,
  })),
  {
    id: '5a1e3000-0000-4000-8000-000000000100',
    store_id: labId,
    user_id: people.moderator.id,
    author: people.moderator.discord.username,
    rating: 4,
    text: 'The leads are honest. Some mornings there are only eight.',
    version: 1,
    created_at: '2026-10-30T12:00:00.000Z',
    reply: 'Fair point. We only post what we would buy ourselves.',
    replied_at: '2026-10-31T12:00:00.000Z',
    hidden_by_site: false,
    hidden_reason: null,
    deleted_at: null,
  },
];

/** Why the site has hidden the review by noor.moderates in `reportedReviews`. */
export const hiddenReviewReason =
  'It names other members. Leave out their names, then write to us.';

/** The review by liam was changed after it was reported, and the one by noor.moderates is hidden. */
export const reportedReviews: readonly ReviewRow[] = startingReviews.map((row) => {
  if (row.author === 'liam') return { ...row, version: 2 };
  if (row.user_id !== people.moderator.id) return row;
  return { ...row, hidden_by_site: true, hidden_reason: hiddenReviewReason };
});

/** Returns the review in the format in which the database functions return it to its author; null if there is none. */
export function ownReview(row: ReviewRow | undefined, members: readonly StoreMemberRow[]) {
  if (!row) return null;
  return {
    ...pick(row, 'rating', 'text', 'version', 'reply', 'replied_at'),
    ...pick(row, 'hidden_by_site', 'hidden_reason'),
    is_counted: isCounted(row, members),
    is_deleted: row.deleted_at !== null,
  };
}

/** Returns a review as an element of `newest` in the result of `store_page()`. */
function publicReview(row: ReviewRow, members: readonly StoreMemberRow[]) {
  return {
    ...pick(row, 'id', 'author', 'rating', 'text', 'created_at', 'reply', 'replied_at'),
    is_edited: row.version > 1,
    is_counted: isCounted(row, members),
  };
}

/** Returns whether a review counts in the rating (view `private.counted_reviews`). */
function isCounted(review: ReviewRow, members: readonly StoreMemberRow[]): boolean {
  return (
    !review.hidden_by_site &&
    members.some(
      (row) =>
        row.store_id === review.store_id &&
        row.user_id === review.user_id &&
        (row.provider === 'stripe' || row.provider === 'whop') &&
        row.is_confirmed,
    )
  );
}

/** Returns a row of `store_reviews_page()`. */
export function sellerReview(row: ReviewRow, members: readonly StoreMemberRow[]) {
  return { ...publicReview(row, members), ...pick(row, 'version', 'hidden_by_site') };
}

/** Returns the reviews of a store, newest first, except the reviews that their authors have deleted. */
export function reviewsOf(reviews: readonly ReviewRow[], storeId: string): readonly ReviewRow[] {
  return reviews
    .filter((row) => row.store_id === storeId && row.deleted_at === null)
    .toSorted(
      (a, b) =>
        Date.parse(b.created_at) - Date.parse(a.created_at) ||
        Number(a.id > b.id) - Number(a.id < b.id),
    );
}

/** Returns the field `reviews` of `store_page()`; null if the store has no visible review. */
export function storePageReviews(
  reviews: readonly ReviewRow[],
  members: readonly StoreMemberRow[],
  storeId: string,
) {
  const shown = reviewsOf(reviews, storeId).filter((row) => !row.hidden_by_site);
  if (shown.length === 0) return null;
  const counted = shown.filter((row) => isCounted(row, members));
  const sum = counted.reduce((total, { rating }) => total + rating, 0);
  return {
    average: counted.length === 0 ? null : Math.round((sum / counted.length) * 10) / 10,
    count: counted.length,
    shown: shown.length,
    counts: [1, 2, 3, 4, 5].map((rating) => counted.filter((row) => row.rating === rating).length),
    newest: shown.slice(0, 10).map((row) => publicReview(row, members)),
  };
}

/** Returns null if `person` may write a review. `mine` are their rows of `store_members`, `stored` is their review. */
export function reviewRefusal(
  store: Pick<StoreRow, 'id' | 'owner_id'>,
  mine: readonly StoreMemberRow[],
  person: Person,
  stored: ReviewRow | undefined,
): 'ownStore' | 'refunded' | 'notMember' | 'hidden' | null {
  if (store.owner_id === person.id) return 'ownStore';
  const here = mine.filter((row) => row.store_id === store.id);
  if (here.some(({ status }) => status !== 'refunded')) {
    return stored && stored.deleted_at !== null ? 'hidden' : null;
  }
  if (here.length > 0) return 'refunded';
  return stored && stored.deleted_at === null ? null : 'notMember';
}
