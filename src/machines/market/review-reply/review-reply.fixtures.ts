import { draftFormFixtures } from '../../charts/draft-form.fixtures';
import { ada, replied } from '../store-reviews/store-reviews.fixtures';
import { reviewReplyMachine } from './review-reply.machine';

export const reviewReplyFixtures = draftFormFixtures(reviewReplyMachine, {
  input: { userId: 'mira' },
  stored: [ada, replied],
  fields: [{ text: 'Thank you' }],
  values: [replied],
  theirs: { clash: [{ ...replied, text: 'It was fine.', version: 2 }] },
});

/** The machine with a no-op `keepDraft`. In the app, `keepDraft` stores the draft in the browser. */
export const withoutStorage = reviewReplyMachine.provide({ actions: { keepDraft: () => {} } });
