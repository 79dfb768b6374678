import type { ErrorOf } from '../result';
import * as v from 'valibot';
import { listQuery, type QueryOf } from '../list-query';
import { cleanText } from '../message/clean-text';
import { ratings, type OwnReview, type Rating, type SellerReview } from './review';

export const REVIEW_LIMIT = 2_000;

/** The reviews of a store, newest first. The search finds a part of a review. */
export const reviewsList = listQuery({
  pageSize: 20,
  searchParameter: 'q',
  filters: {
    /** `none`: the review waits for a reply. Hidden reviews do not. */
    reply: { parameter: 'reply', argument: 'reply', values: ['none', 'some'] },
    rating: {
      parameter: 'rating',
      values: ['5', '4', '3', '2', '1'],
      args: (stars: string | null) => ({ rating: stars === null ? null : Number(stars) }),
    },
  },
});
export type ReviewsQuery = QueryOf<typeof reviewsList>;

export interface ReviewForm {
  rating: Rating | null;
  text: string;
}

/** The input of a review's author. `base` is the stored review that is being changed; null for a new review. */
export interface ReviewDraft {
  base: OwnReview | null;
  form: ReviewForm;
}

export interface ReviewOwner {
  userId: string;
  storeId: string;
}

/** The review to save. `version` is the version of the stored review that it changes, or null for a new review. */
export interface ReviewSave {
  storeId: string;
  rating: Rating;
  text: string;
  version: number | null;
}

/**
 * `clash`: the stored review is another version; `theirs` is null if it was deleted. `hidden`: the author has deleted a
 * review that the site had hidden, so they cannot write another one. `unanswered`: it may have been saved.
 */
export type ReviewError =
  | { kind: 'clash'; theirs: OwnReview | null }
  | ErrorOf<typeof reviewErrorKinds>;
export const reviewErrorKinds = [
  'notMember',
  'refunded',
  'ownStore',
  'hidden',
  'rejected',
  'signInRequired',
  'unanswered',
] as const;

export type ReviewsError = {
  kind: 'signInRequired' | 'notAllowed' | 'tooSlow' | 'unreachable';
};

/** `clash`: the review or its reply has changed in the meantime; `theirs` is the stored review. */
export type ReplyError = { kind: 'clash'; theirs: SellerReview } | ErrorOf<typeof replyErrorKinds>;
export const replyErrorKinds = [
  'unknownReview',
  'rejected',
  'signInRequired',
  'unanswered',
] as const;

export interface ReviewProblems {
  rating?: 'missing';
  /** The number of characters beyond the limit. */
  text?: number;
}

/** Returns the text to store: without control characters, and trimmed. */
export function reviewTextOf(typed: string): string {
  return cleanText(typed).trim();
}

export function reviewExcess(typed: string): number | undefined {
  const length = Array.from(reviewTextOf(typed)).length;
  return length > REVIEW_LIMIT ? length - REVIEW_LIMIT : undefined;
}

/** Returns 'missing' for a blank reply, or the number of characters beyond the limit. Null if it can be saved. */
export function replyProblem(text: string): 'missing' | number | null {
  return reviewTextOf(text) === '' ? 'missing' : (reviewExcess(text) ?? null);
}

export function reviewProblems({ rating, text }: ReviewForm): ReviewProblems {
  const excess = reviewExcess(text);
  return {
    ...(rating === null && { rating: 'missing' as const }),
    ...(excess !== undefined && { text: excess }),
  };
}

export const emptyReview: ReviewForm = { rating: null, text: '' };

export function formOfReview(review: OwnReview | null): ReviewForm {
  return review ? { rating: review.rating, text: review.text } : emptyReview;
}

export function isSameReview(one: ReviewForm, other: ReviewForm): boolean {
  return one.rating === other.rating && reviewTextOf(one.text) === reviewTextOf(other.text);
}

/** Returns the request that saves a review; null if it has a problem. `base` is the stored review that it changes. */
export function reviewSave(
  storeId: string,
  base: OwnReview | null,
  form: ReviewForm,
): ReviewSave | null {
  const { rating, text } = form;
  if (rating === null || Object.keys(reviewProblems(form)).length > 0) return null;
  return { storeId, rating, text: reviewTextOf(text), version: base?.version ?? null };
}

const rating = v.picklist(ratings);
const draftSchema = v.object({
  base: v.nullable(
    v.object({
      rating,
      text: v.string(),
      // Drafts that were stored earlier do not have it.
      isCounted: v.optional(v.boolean(), true),
      version: v.number(),
      reply: v.nullable(v.object({ text: v.string(), at: v.string() })),
    }),
  ),
  form: v.object({ rating: v.nullable(rating), text: v.string() }),
});

export function parseReviewDraft(stored: unknown): ReviewDraft | null {
  const parsed = v.safeParse(draftSchema, stored);
  return parsed.success ? parsed.output : null;
}
