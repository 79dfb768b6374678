import type { HiddenReview, OwnReview } from '#domain/marketplace/review';
import * as v from 'valibot';
import { row } from '../rows';
import { publicReview, rating, reply, withReply } from './review-rows';
import { text } from './store-columns';

export const ownReviewRow = v.pipe(
  row(
    {
      rating,
      text,
      isCounted: v.boolean(),
      version: v.number(),
      ...reply,
      isHidden: v.boolean(),
      hiddenReason: v.nullable(v.string()),
      isDeleted: v.boolean(),
    },
    { isHidden: 'hidden_by_site' },
  ),
  v.transform(withReply),
);
type OwnReviewRow = v.InferOutput<typeof ownReviewRow>;

export const sellerReviewRow = v.pipe(
  row(
    { ...publicReview, version: v.number(), isHiddenBySite: v.boolean() },
    { isHiddenBySite: 'hidden_by_site' },
  ),
  v.transform(withReply),
);

/** Returns the viewer's review; null if there is none, or if the viewer has deleted it. */
export function ownReviewFrom(stored: OwnReviewRow | null): OwnReview | null {
  if (stored === null || stored.isDeleted) return null;
  const { isHidden: _, hiddenReason: _reason, isDeleted: _deleted, ...review } = stored;
  return review;
}

export function hiddenReviewFrom(stored: OwnReviewRow | null): HiddenReview | null {
  return stored?.isHidden ? { reason: stored.hiddenReason, isDeleted: stored.isDeleted } : null;
}
