import { type OwnReview, type ReviewsPage, type SellerReview } from '#domain/marketplace/review';
import {
  type ReplyError,
  replyErrorKinds,
  type ReviewError,
  reviewErrorKinds,
  type ReviewSave,
  type ReviewsError,
  reviewsList,
  type ReviewsQuery,
} from '#domain/marketplace/review-form';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { changeErrors, fail, outcomes, readErrors, resultOf } from '../answers';
import type { Answer } from '../http';
import { listOf } from '../rows';
import { rpc } from '../supabase/call-backend';
import { ownReviewFrom, ownReviewRow, sellerReviewRow } from './member-review-rows';

/** The database does not say whether a review exists that the viewer may not change, so both have the same error. */
const errors = { ...changeErrors, notAllowed: 'rejected' } as const;

const saveResult = v.object({
  outcome: v.picklist(['saved', 'deleted', 'clash']),
  review: v.nullable(ownReviewRow),
});
const saveOutcomes = outcomes(reviewErrorKinds, errors);

/** Saves the viewer's review of a store. A repeated save does not store a second review. */
export function saveReview(
  { storeId, rating, text, version }: ReviewSave,
  signal?: AbortSignal,
): Promise<Result<OwnReview | null, ReviewError>> {
  const args = { store_id: storeId, rating, text, version };
  return savedIn(rpc('save_store_review', args, { signal }));
}

/** Deletes the viewer's review of a store. Also succeeds if it was already deleted. */
export function deleteReview(
  { storeId, version }: { storeId: string; version: number },
  signal?: AbortSignal,
): Promise<Result<OwnReview | null, ReviewError>> {
  return savedIn(rpc('delete_store_review', { store_id: storeId, version }, { signal }));
}

async function savedIn(asked: Promise<Answer>): Promise<Result<OwnReview | null, ReviewError>> {
  const saved = await resultOf(asked, saveResult, saveOutcomes);
  if (!saved.ok) return saved;
  const { outcome, review } = saved.value;
  const stored = ownReviewFrom(review);
  return outcome === 'clash'
    ? { ok: false, error: { kind: 'clash', theirs: stored } }
    : { ok: true, value: stored };
}

const pageBody = v.object({ total: v.number(), reviews: listOf(sellerReviewRow) });

/** Returns one page of reviews for one of the viewer's stores, newest first. */
export function loadStoreReviews(
  { storeId, query }: { storeId: string; query: ReviewsQuery },
  signal?: AbortSignal,
): Promise<Result<ReviewsPage, ReviewsError>> {
  const args = { store_id: storeId, ...reviewsList.argsOf(query) };
  return resultOf(rpc('store_reviews_page', args, { signal }), pageBody, readErrors);
}

const replyResult = v.object({
  outcome: v.picklist(['saved', 'clash']),
  review: v.nullable(sellerReviewRow),
});
const replyOutcomes = outcomes(replyErrorKinds, errors);

/** Sets the seller's reply to a review; a blank `text` removes it. Returns the review as stored after the change. */
export async function saveReply(
  { review, text }: { review: SellerReview; text: string },
  signal?: AbortSignal,
): Promise<Result<SellerReview, ReplyError>> {
  const args = {
    review_id: review.id,
    version: review.version,
    before: review.reply?.text ?? null,
    reply: text === '' ? null : text,
  };
  const saved = await resultOf(
    rpc('reply_to_review', args, { signal }),
    replyResult,
    replyOutcomes,
  );
  if (!saved.ok) return saved;
  const { outcome, review: stored } = saved.value;
  if (stored === null) return fail('unanswered');
  return outcome === 'saved'
    ? { ok: true, value: stored }
    : { ok: false, error: { kind: 'clash', theirs: stored } };
}
