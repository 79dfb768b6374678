import { createActorContext } from '@xstate/react';
import type { OwnReview } from '#domain/marketplace/review';
import {
  formOfReview,
  isSameReview,
  type ReviewError,
  reviewErrorKinds,
  type ReviewForm,
  type ReviewOwner,
  reviewSave,
  type ReviewSave,
} from '#domain/marketplace/review-form';
import type { Result } from '#domain/result';
import { draftForm } from '../../charts/draft-form';

/** The review of a store by one of its members (product.md §21.17). The answer is null after the review was deleted. */
export const reviewEditMachine = draftForm<{
  answer: Result<OwnReview | null, ReviewError>;
  input: { userId: string };
  of: { id: string; name: string };
  form: ReviewForm;
  stored: OwnReview;
  save: ReviewSave;
  remove: { storeId: string; version: number };
  key: ReviewOwner;
}>()({
  id: 'reviewEdit',
  kinds: ['clash', ...reviewErrorKinds],
  remedies: { clash: 'choose' },
  formOf: formOfReview,
  isSame: isSameReview,
  save: ({ of, base, form }) => reviewSave(of.id, base, form),
  remove: ({ of, base }) => ({ storeId: of.id, version: base.version }),
  keyOf: ({ input: { userId }, of }) => ({ userId, storeId: of.id }),
});

export const ReviewEditContext = createActorContext(reviewEditMachine);
