import { assign, emit, fromPromise, setup } from 'xstate';
import { type SellerReview } from '#domain/marketplace/review';
import { reviewExcess, reviewTextOf, type ReplyError } from '#domain/marketplace/review-form';
import type { Result } from '#domain/result';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type ReplyAnswer = Result<SellerReview, ReplyError>;

/** The unsaved text of a reply, to store in this browser. If `text` is null, the stored text is removed. */
export interface ReplyToKeep {
  of: { userId: string; reviewId: string };
  text: string | null;
}

export type ReviewReplyEvent =
  /** Opens the form for the reply to a review. */
  | { type: 'open'; review: SellerReview }
  | { type: 'change'; text: string }
  | { type: 'save' }
  /** Closes the form. Keeps the input for the next time. */
  | { type: 'close' }
  /** Closes the form and discards the input. */
  | { type: 'discard' }
  /** Opens the confirmation for deleting the stored reply. */
  | { type: 'delete' }
  | { type: 'confirm' }
  | { type: 'cancel' };

export type ReviewReplyNotice = 'replied' | 'replyDeleted';

export interface ReviewReplyData {
  /** The seller's id on the site. */
  userId: string;
  /** The review that the reply belongs to, as the seller sees it; null before the form was opened. */
  review: SellerReview | null;
  text: string;
  isRestored: boolean;
  /** Whether the form shows its errors. True after the user has tried to save. */
  isChecked: boolean;
}

const unprovidedKeepDraft: (_: unknown, kept: ReplyToKeep) => void = unprovided('keepDraft');

export const replySetup = setup({
  types: {
    input: {} as { userId: string },
    context: {} as ReviewReplyData,
    events: {} as ReviewReplyEvent,
    /** `stored`: the current version of the review was read or saved. `gone`: the review was deleted. */
    emitted: {} as
      | { type: 'notice'; notice: ReviewReplyNotice }
      | { type: 'stored'; review: SellerReview }
      | { type: 'gone' },
  },
  actors: {
    /** Reads the reply that is stored in this browser. */
    openDraft: fromPromise<string | null, ReplyToKeep['of']>(unprovided('openDraft')),
    /** Saves the reply. A blank text deletes it. */
    save: fromPromise<ReplyAnswer, { review: SellerReview; text: string }>(unprovided('save')),
  },
  actions: {
    /** Stores the input in this browser, or removes it. The app provides the implementation. */
    keepDraft: unprovidedKeepDraft,
    start: assign((_, review: SellerReview) => ({
      review,
      text: review.reply?.text ?? '',
      isRestored: false,
      isChecked: false,
    })),
    restore: assign((_, text: string | null) => (text === null ? {} : { text, isRestored: true })),
    change: assign((_, text: string) => ({ text })),
    check: assign({ isChecked: true }),
    /** Makes the current version of the review the base of the form, and keeps the user's input. */
    takeReview: assign((_, answer: ReplyAnswer) =>
      !answer.ok && answer.error.kind === 'clash' ? { review: answer.error.review } : {},
    ),
    notify: emit((_, notice: ReviewReplyNotice) => ({ type: 'notice' as const, notice })),
    emitGone: emit({ type: 'gone' }),
    emitStored: emit((_, answer: ReplyAnswer) => {
      if (answer.ok) return { type: 'stored' as const, review: answer.value };
      if (answer.error.kind === 'clash') {
        return { type: 'stored' as const, review: answer.error.review };
      }
      throw new Error('A failed reply has no review');
    }),
  },
  guards: {
    changesNothing: ({ context: { review, text } }) => {
      const before = review?.reply?.text ?? null;
      return before !== null && reviewTextOf(text) === before;
    },
    hasProblem: ({ context: { text } }) => replyProblem(text) !== null,
    isReplied: ({ context: { review } }) => Boolean(review?.reply),
    isOk: (_, answer: ReplyAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
});

/**
 * Returns why a reply cannot be saved: 'missing' if it is blank, or the number of characters beyond the limit. Returns
 * null if it can be saved.
 */
export function replyProblem(text: string): 'missing' | number | null {
  return reviewTextOf(text) === '' ? 'missing' : (reviewExcess(text) ?? null);
}

/** @throws if the form was not opened, which is a defect in the chart. */
export function reviewIn({ review }: ReviewReplyData): SellerReview {
  if (review === null) throw new Error('No review was opened');
  return review;
}

export function replyOwner(context: ReviewReplyData): ReplyToKeep['of'] {
  return { userId: context.userId, reviewId: reviewIn(context).id };
}

/** Returns the text to store; null if the form has no changes. */
export function replyToKeep(context: ReviewReplyData): ReplyToKeep {
  const { text, review } = context;
  const isChanged = reviewTextOf(text) !== (review?.reply?.text ?? '');
  return { of: replyOwner(context), text: isChanged ? text : null };
}
