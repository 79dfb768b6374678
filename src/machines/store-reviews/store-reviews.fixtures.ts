import type { SellerReview } from '#domain/marketplace/review';
import type { ReviewsError } from '#domain/marketplace/review-form';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../errors-by-kind';
import type { ReviewsAnswer, storeReviewsMachine } from './store-reviews.machine';

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

export const onePage: ReviewsAnswer = { ok: true, value: { total: 1, reviews: [ada] } };
export const firstOfTwo: ReviewsAnswer = { ok: true, value: { total: 25, reviews: [ada] } };
export const noReviews: ReviewsAnswer = { ok: true, value: { total: 0, reviews: [] } };

export const reviewsErrors = {
  signInRequired: { kind: 'signInRequired' },
  notAllowed: { kind: 'notAllowed' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<ReviewsError>;
export const notLoaded = (kind: ReviewsError['kind']): ReviewsAnswer => ({
  ok: false,
  error: reviewsErrors[kind],
});

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const storeReviewsFixtures = {
  input: { storeId: 'biz_cards' },
  events: {
    retry: [{ type: 'retry' }],
    reload: [{ type: 'reload' }],
    turn: [{ type: 'turn', page: 1 }],
    replace: [{ type: 'replace', review: replied }],
    'page shown': [{ type: 'page shown' }],
  },
  actors: {
    load: {
      outcomes: [firstOfTwo, noReviews, ...failures<ReviewsError>(reviewsErrors)],
      restarts: true,
    },
    watchPage: { sends: ['page shown'] },
  },
  delays: {},
  serialize: ({ context: { page, listed } }) => ({ page, isListed: listed !== null }),
} satisfies WalkOptions<typeof storeReviewsMachine>;
