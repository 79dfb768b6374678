import { createActorContext } from '@xstate/react';
import type { SellerReview } from '#domain/marketplace/review';
import {
  type ReplyError,
  replyErrorKinds,
  replyProblem,
  reviewTextOf,
} from '#domain/marketplace/review-form';
import type { Result } from '#domain/result';
import { draftForm } from '../../charts/draft-form';

/** The text of a reply to save; '' deletes the reply. */
interface ReplySave {
  review: SellerReview;
  text: string;
}

/** If the review has changed in the meantime, the form shows it and keeps the input (product.md §21.17). */
export const reviewReplyMachine = draftForm<{
  answer: Result<SellerReview, ReplyError>;
  input: { userId: string };
  form: { text: string };
  stored: SellerReview;
  save: ReplySave;
  remove: ReplySave;
  key: { userId: string; reviewId: string };
}>()({
  id: 'reviewReply',
  kinds: ['clash', ...replyErrorKinds],
  remedies: { clash: 'rebase', unknownReview: 'none' },
  formOf: (review) => ({ text: review?.reply?.text ?? '' }),
  isSame: (one, other) => reviewTextOf(one.text) === reviewTextOf(other.text),
  isStored: ({ reply }) => reply !== null,
  save: ({ base, form: { text } }) =>
    base === null || replyProblem(text) !== null
      ? null
      : { review: base, text: reviewTextOf(text) },
  remove: ({ base }) => ({ review: base, text: '' }),
  keyOf: ({ input: { userId }, base }) => ({ userId, reviewId: base?.id ?? '' }),
});

export const ReviewReplyContext = createActorContext(reviewReplyMachine);
