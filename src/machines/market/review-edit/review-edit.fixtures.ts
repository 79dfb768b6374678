import type { OwnReview } from '#domain/marketplace/review';
import { draftFormFixtures } from '../../charts/draft-form.fixtures';
import { reviewEditMachine } from './review-edit.machine';

export const store = { id: 'biz_cards', name: 'Card Collectors' };

const stored: OwnReview = {
  rating: 4,
  text: 'Good leads',
  isCounted: true,
  version: 2,
  reply: null,
};

export const reviewEditFixtures = draftFormFixtures(reviewEditMachine, {
  input: { userId: 'noor' },
  of: store,
  stored: [null, stored],
  fields: [{ rating: 5 }],
  values: [{ ...stored, rating: 5, version: 3 }],
  theirs: { clash: [{ ...stored, rating: 3, version: 3 }, null] },
});

/** The machine with a no-op `keepDraft`. In the app, `keepDraft` stores the draft in the browser. */
export const withoutStorage = reviewEditMachine.provide({ actions: { keepDraft: () => {} } });
