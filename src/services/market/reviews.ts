import { type OwnReview, type ReviewsPage, type SellerReview } from '#domain/marketplace/review';
import {
  REVIEWS_PER_PAGE,
  type ReplyError,
  type ReviewError,
  type ReviewSave,
  type ReviewsError,
} from '#domain/marketplace/review-form';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { listOf } from '../rows';
import type { Answer } from '../http';
import { rpc } from '../supabase/call-backend';
import {
  ownReviewFrom,
  ownReviewRow,
  sellerReviewFrom,
  sellerReviewRow,
} from './member-review-rows';
import { fail, refusalOf, successBody } from './store-member-answers';

const saveResult = v.object({
  outcome: v.picklist(['saved', 'deleted', 'clash', 'notMember', 'refunded', 'ownStore', 'hidden']),
  review: v.nullable(ownReviewRow),
});

/** Saves the viewer's review of a store. A repeated save does not store a second review. */
export async function saveReview(
  { storeId, rating, text, version }: ReviewSave,
  signal?: AbortSignal,
): Promise<Result<OwnReview | null, ReviewError>> {
  const args = { store_id: storeId, rating, text, version };
  return savedIn(await rpc('save_store_review', args, { signal }));
}

/** Deletes the viewer's review of a store. Also succeeds if it was already deleted. */
export async function deleteReview(
  { storeId, version }: { storeId: string; version: number },
  signal?: AbortSignal,
): Promise<Result<OwnReview | null, ReviewError>> {
  return savedIn(await rpc('delete_store_review', { store_id: storeId, version }, { signal }));
}

function savedIn(answer: Answer): Result<OwnReview | null, ReviewError> {
  const refusal = refusalOf(answer);
  if (refusal === 'signInRequired') return fail(refusal);
  if (refusal) return fail('rejected');
  const parsed = v.safeParse(saveResult, successBody(answer));
  if (!parsed.success) return fail('unanswered');
  const { outcome, review } = parsed.output;
  const stored = ownReviewFrom(review);
  if (outcome === 'saved' || outcome === 'deleted') return { ok: true, value: stored };
  if (outcome === 'clash') return { ok: false, error: { kind: 'clash', theirs: stored } };
  return fail(outcome);
}

const pageBody = v.object({ total: v.number(), reviews: listOf(sellerReviewRow) });

/** Returns one page of reviews for one of the viewer's stores, newest first. `page` starts at 0. */
export async function loadStoreReviews(
  { storeId, page }: { storeId: string; page: number },
  signal?: AbortSignal,
): Promise<Result<ReviewsPage, ReviewsError>> {
  const args = { store_id: storeId, page, page_size: REVIEWS_PER_PAGE };
  const answer = await rpc('store_reviews_page', args, { signal });
  if (answer.kind === 'answered') {
    if (answer.status === 401) return fail('signInRequired');
    if (answer.status === 403) return fail('notAllowed');
  }
  const parsed = v.safeParse(pageBody, successBody(answer));
  if (!parsed.success) return fail('unreachable');
  const { total, reviews } = parsed.output;
  return { ok: true, value: { total, reviews: reviews.map(sellerReviewFrom) } };
}

const replyResult = v.object({
  outcome: v.picklist(['saved', 'clash', 'unknownReview']),
  review: v.nullable(sellerReviewRow),
});

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
  const answer = await rpc('reply_to_review', args, { signal });
  const refusal = refusalOf(answer);
  if (refusal === 'signInRequired') return fail(refusal);
  if (refusal) return fail('rejected');
  const parsed = v.safeParse(replyResult, successBody(answer));
  if (!parsed.success) return fail('unanswered');
  const { outcome, review: row } = parsed.output;
  if (outcome === 'unknownReview') return fail(outcome);
  if (row === null) return fail('unanswered');
  const stored = sellerReviewFrom(row);
  return outcome === 'saved'
    ? { ok: true, value: stored }
    : { ok: false, error: { kind: 'clash', theirs: stored } };
}
