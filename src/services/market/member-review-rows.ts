import type { HiddenReview, OwnReview, SellerReview } from '#domain/marketplace/review';
import * as v from 'valibot';
import { publicReview, publicReviewFrom, rating, reply, replyFrom } from './review-rows';
import { text } from './store-columns';

export const ownReviewRow = v.object({
  rating,
  text,
  is_counted: v.boolean(),
  version: v.number(),
  ...reply,
  hidden_by_site: v.boolean(),
  hidden_reason: v.nullable(v.string()),
  is_deleted: v.boolean(),
});
type OwnReviewRow = v.InferOutput<typeof ownReviewRow>;

export const sellerReviewRow = v.object({
  ...publicReview,
  version: v.number(),
  hidden_by_site: v.boolean(),
});

/** Returns the viewer's review; null if there is none, or if the viewer has deleted it. */
export function ownReviewFrom(row: OwnReviewRow | null): OwnReview | null {
  if (row === null || row.is_deleted) return null;
  const { rating: stars, text: words, is_counted: isCounted, version } = row;
  return { rating: stars, text: words, isCounted, version, reply: replyFrom(row) };
}

export function hiddenReviewFrom(row: OwnReviewRow | null): HiddenReview | null {
  return row?.hidden_by_site ? { reason: row.hidden_reason, isDeleted: row.is_deleted } : null;
}

export function sellerReviewFrom(row: v.InferOutput<typeof sellerReviewRow>): SellerReview {
  return { ...publicReviewFrom(row), version: row.version, isHiddenBySite: row.hidden_by_site };
}
