import { assign, emit, fromPromise, setup } from 'xstate';
import { type SellerReview } from '#domain/marketplace/review';
import { reviewExcess, reviewTextOf, type ReplyError } from '#domain/marketplace/review-form';
import type { Result } from '#domain/result';
import { isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type ReplyAnswer = Result<SellerReview, ReplyError>;

/** The unsaved text of a reply, which this browser stores. A null text removes it. */
export interface ReplyToKeep {
  of: { userId: string; reviewId: string };
  text: string | null;
}

export type ReviewReplyEvent =
  /** Opens the form for the reply to a review. */
  | { type: 'open'; review: SellerReview }
  | { type: 'change'; text: string }
  | { type: 'save' }
  /** Closes the form. What was typed is kept for the next time. */
  | { type: 'close' }
  /** Closes the form and forgets what was typed. */
  | { type: 'discard' }
  /** Asks before the stored reply is deleted. */
  | { type: 'delete' }
  | { type: 'confirm' }
  | { type: 'cancel' };

export type ReviewReplyNotice = 'replied' | 'replyDeleted';

export interface ReviewReplyContext {
  /** The seller's id on the site. */
  userId: string;
  /** The review as the seller sees it; null before the form was opened. */
  review: SellerReview | null;
  text: string;
  isRestored: boolean;
  /** Whether the errors of the form are shown. True after an attempt to save. */
  isChecked: boolean;
}

const unprovidedKeepDraft: (_: unknown, kept: ReplyToKeep) => void = unprovided('keepDraft');

export const replySetup = setup({
  types: {
    input: {} as { userId: string },
    context: {} as ReviewReplyContext,
    events: {} as ReviewReplyEvent,
    /** `stored`: the stored review was read again. `gone`: it was deleted. */
    emitted: {} as
      | { type: 'notice'; notice: ReviewReplyNotice }
      | { type: 'stored'; review: SellerReview }
      | { type: 'gone' },
  },
  actors: {
    /** Reads the reply that this browser keeps. */
    openDraft: fromPromise<string | null, ReplyToKeep['of']>(unprovided('openDraft')),
    /** A blank text removes the reply. */
    save: fromPromise<ReplyAnswer, { review: SellerReview; text: string }>(unprovided('save')),
  },
  actions: {
    /** Stores what is typed in this browser, or removes it. The app provides it. */
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
    /** Bases the form on the review as it is stored now and keeps the input. */
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

/** Returns what prevents a reply from being saved: it is blank, or the number of characters above the limit. */
export function replyProblem(text: string): 'missing' | number | null {
  return reviewTextOf(text) === '' ? 'missing' : (reviewExcess(text) ?? null);
}

/** @throws if the form was not opened, which is a defect in the chart. */
export function reviewIn({ review }: ReviewReplyContext): SellerReview {
  if (review === null) throw new Error('No review was opened');
  return review;
}

export function replyOwner(context: ReviewReplyContext): ReplyToKeep['of'] {
  return { userId: context.userId, reviewId: reviewIn(context).id };
}

/** Returns what is kept of a form: nothing while it has no changes. */
export function replyToKeep(context: ReviewReplyContext): ReplyToKeep {
  const { text, review } = context;
  const isChanged = reviewTextOf(text) !== (review?.reply?.text ?? '');
  return { of: replyOwner(context), text: isChanged ? text : null };
}
