import type { OwnReview } from '#domain/marketplace/review';
import type { ReviewDraft, ReviewError } from '#domain/marketplace/review-form';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../errors-by-kind';
import { reviewEditMachine } from './review-edit.machine';
import type { ReviewAnswer } from './review-edit.setup';

export const store = { id: 'biz_cards', name: 'Card Collectors' };

export const stored: OwnReview = {
  rating: 4,
  text: 'Good leads',
  isCounted: true,
  version: 2,
  reply: null,
};
export const theirs: OwnReview = { ...stored, rating: 3, text: 'Fewer leads', version: 3 };
export const draft: ReviewDraft = { base: null, form: { rating: 5, text: 'From another day' } };

export const saved: ReviewAnswer = { ok: true, value: { ...stored, rating: 5, version: 3 } };
export const removed: ReviewAnswer = { ok: true, value: null };

export const reviewErrors = {
  clash: { kind: 'clash', theirs },
  notMember: { kind: 'notMember' },
  refunded: { kind: 'refunded' },
  ownStore: { kind: 'ownStore' },
  hidden: { kind: 'hidden' },
  rejected: { kind: 'rejected' },
  signInRequired: { kind: 'signInRequired' },
  unanswered: { kind: 'unanswered' },
} satisfies ErrorsByKind<ReviewError>;
export const notSaved = (kind: ReviewError['kind']): ReviewAnswer => ({
  ok: false,
  error: reviewErrors[kind],
});
export const clashWithDeleted: ReviewAnswer = {
  ok: false,
  error: { kind: 'clash', theirs: null },
};

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const reviewEditFixtures = {
  input: { userId: 'noor' },
  events: {
    open: [
      { type: 'open', store, review: null },
      { type: 'open', store, review: stored },
    ],
    change: [{ type: 'change', fields: { rating: 5 } }],
    save: [{ type: 'save' }],
    close: [{ type: 'close' }],
    discard: [{ type: 'discard' }],
    delete: [{ type: 'delete' }],
    confirm: [{ type: 'confirm' }],
    cancel: [{ type: 'cancel' }],
    'keep mine': [{ type: 'keep mine' }],
    'take theirs': [{ type: 'take theirs' }],
  },
  actors: {
    openDraft: { outcomes: [null], restarts: true },
    save: { outcomes: [saved, ...failures<ReviewError>(reviewErrors)] },
    remove: { outcomes: [removed, ...failures<ReviewError>(reviewErrors)] },
  },
  delays: {},
  serialize: ({ context: { base, form } }) => ({ isStored: base !== null, rating: form.rating }),
} satisfies WalkOptions<typeof reviewEditMachine>;

/** The machine with a no-op `keepDraft`. In the app, `keepDraft` stores the draft in the browser. */
export const withoutStorage = reviewEditMachine.provide({ actions: { keepDraft: () => {} } });
