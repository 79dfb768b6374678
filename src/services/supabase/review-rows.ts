import {
  ratings,
  type HiddenReview,
  type OwnReview,
  type PublicReview,
  type ReviewReply,
  type SellerReview,
  type StoreReviews,
} from '#domain/marketplace/review';
import * as v from 'valibot';
import { text, time } from './store-columns';

const rating = v.picklist(ratings);
const reply = { reply: v.nullable(text), replied_at: v.nullable(time) };

export const ownReviewRow = v.object({
  rating,
  text,
  version: v.number(),
  ...reply,
  hidden_by_site: v.boolean(),
  hidden_reason: v.nullable(v.string()),
  is_deleted: v.boolean(),
});
type OwnReviewRow = v.InferOutput<typeof ownReviewRow>;

const publicReview = {
  id: v.string(),
  author: v.nullable(text),
  rating,
  text,
  created_at: time,
  is_edited: v.boolean(),
  ...reply,
};
const publicReviewRow = v.object(publicReview);

export const sellerReviewRow = v.object({
  ...publicReview,
  version: v.number(),
  hidden_by_site: v.boolean(),
});

export const storeReviewsRow = v.object({
  average: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  count: v.pipe(v.number(), v.minValue(1)),
  counts: v.pipe(
    v.array(v.number()),
    v.check((counts) => counts.length === ratings.length),
  ),
  newest: v.array(publicReviewRow),
});

export function storeReviewsFrom(row: v.InferOutput<typeof storeReviewsRow>): StoreReviews {
  return { ...row, newest: row.newest.map(publicReviewFrom) };
}

/** Returns the viewer's review; null if there is none, or if its author has deleted it. */
export function ownReviewFrom(row: OwnReviewRow | null): OwnReview | null {
  if (row === null || row.is_deleted) return null;
  return { rating: row.rating, text: row.text, version: row.version, reply: replyFrom(row) };
}

export function hiddenReviewFrom(row: OwnReviewRow | null): HiddenReview | null {
  return row?.hidden_by_site ? { reason: row.hidden_reason, isDeleted: row.is_deleted } : null;
}

export function sellerReviewFrom(row: v.InferOutput<typeof sellerReviewRow>): SellerReview {
  return { ...publicReviewFrom(row), version: row.version, isHiddenBySite: row.hidden_by_site };
}

function publicReviewFrom(row: v.InferOutput<typeof publicReviewRow>): PublicReview {
  return {
    id: row.id,
    author: row.author === '' ? null : row.author,
    rating: row.rating,
    text: row.text,
    createdAt: row.created_at,
    isEdited: row.is_edited,
    reply: replyFrom(row),
  };
}

function replyFrom(row: { reply: string | null; replied_at: string | null }): ReviewReply | null {
  return row.reply === null || row.replied_at === null
    ? null
    : { text: row.reply, at: row.replied_at };
}
