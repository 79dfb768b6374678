import { searchOf } from '#domain/list-query';
import type { ReviewsPage, SellerReview } from '#domain/marketplace/review';
import { type ReviewsError, reviewsList, type ReviewsQuery } from '#domain/marketplace/review-form';
import type { Result } from '#domain/result';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** The reviews of a seller's store (product.md §21.17). A patch is the new version of a review. */
export const storeReviewsMachine = reader<{
  answer: Result<ReviewsPage, ReviewsError>;
  input: { storeId: string };
  query: ReviewsQuery;
  patch: SellerReview;
}>()({
  id: 'storeReviews',
  kinds: { signInRequired: 'stays', notAllowed: 'stays', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'page',
  pages: ({ total }) => reviewsList.pagesOf(total),
  search: searchOf,
  patch: (listed, review) => ({
    ...listed,
    reviews: listed.reviews.map((each) => (each.id === review.id ? review : each)),
  }),
});

export const StoreReviewsContext = createReaderContext(storeReviewsMachine);
