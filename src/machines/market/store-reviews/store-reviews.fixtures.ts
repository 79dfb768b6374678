import { reviewsList } from '#domain/marketplace/review-form';
import type { SellerReview } from '#domain/marketplace/review';
import { readerFixtures } from '../../charts/reader.fixtures';
import { storeReviewsMachine } from './store-reviews.machine';

export const ada: SellerReview = {
  id: '5a1e3000-0000-4000-8000-000000000000',
  author: 'ada.pulls',
  rating: 5,
  text: 'The grading help alone paid for a year.',
  createdAt: '2026-11-20T12:00:00.000Z',
  isEdited: false,
  isCounted: true,
  reply: null,
  version: 1,
  isHiddenBySite: false,
};
export const replied: SellerReview = {
  ...ada,
  reply: { text: 'Thank you, Ada!', at: '2026-11-21T12:00:00.000Z' },
};

export const storeReviewsFixtures = readerFixtures(storeReviewsMachine, {
  values: [
    { total: 25, reviews: [ada] },
    { total: 0, reviews: [] },
  ],
  input: { storeId: 'biz_cards', query: reviewsList.whole },
  query: { ...reviewsList.whole, page: 1 },
  patch: replied,
});
