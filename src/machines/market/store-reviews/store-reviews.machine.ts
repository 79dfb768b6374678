import { pagesOf } from '#domain/list-query';
import type { ReviewsPage, SellerReview } from '#domain/marketplace/review';
import { REVIEWS_PER_PAGE, type ReviewsError } from '#domain/marketplace/review-form';
import type { Result } from '#domain/result';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** The reviews of a seller's store (product.md §21.17). `page` starts at 0. A patch is the new version of a review. */
export const storeReviewsMachine = reader<{
  answer: Result<ReviewsPage, ReviewsError>;
  input: { storeId: string };
  query: { page: number };
  patch: SellerReview;
}>()({
  id: 'storeReviews',
  kinds: { signInRequired: 'stays', notAllowed: 'stays', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'page',
  pages: ({ total }) => pagesOf(total, REVIEWS_PER_PAGE),
  patch: (listed, review) => ({
    ...listed,
    reviews: listed.reviews.map((each) => (each.id === review.id ? review : each)),
  }),
});

export const StoreReviewsContext = createReaderContext(storeReviewsMachine);
