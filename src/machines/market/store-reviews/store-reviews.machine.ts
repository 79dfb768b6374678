import { createActorContext } from '@xstate/react';
import type { ReviewsPage, SellerReview } from '#domain/marketplace/review';
import { reviewPagesOf, type ReviewsError } from '#domain/marketplace/review-form';
import type { Result } from '#domain/result';
import { reader } from '../../charts/reader';

/** The reviews of a seller's store (product.md §21.17). `page` starts at 0. A patch is the new version of a review. */
export const storeReviewsMachine = reader<{
  answer: Result<ReviewsPage, ReviewsError>;
  input: { storeId: string };
  query: { page: number };
  patch: SellerReview;
}>()({
  id: 'storeReviews',
  kinds: { signInRequired: 'stays', notAllowed: 'stays', unreachable: 'stays' },
  follows: 'page',
  pages: ({ total }) => reviewPagesOf(total),
  patch: (listed, review) => ({
    ...listed,
    reviews: listed.reviews.map((each) => (each.id === review.id ? review : each)),
  }),
});

export const StoreReviewsContext = createActorContext(storeReviewsMachine);
