import type { ReplyError } from '#domain/marketplace/review-form';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import { ada, replied } from '../store-reviews/store-reviews.fixtures';
import { reviewReplyMachine } from './review-reply.machine';
import type { ReplyAnswer } from './review-reply.setup';

export const edited = { ...replied, text: 'It was fine.', version: 2 };
export const sent: ReplyAnswer = { ok: true, value: replied };

export const replyErrors = {
  clash: { kind: 'clash', review: edited },
  unknownReview: { kind: 'unknownReview' },
  rejected: { kind: 'rejected' },
  signInRequired: { kind: 'signInRequired' },
  unanswered: { kind: 'unanswered' },
} satisfies ErrorsByKind<ReplyError>;
export const notSent = (kind: ReplyError['kind']): ReplyAnswer => ({
  ok: false,
  error: replyErrors[kind],
});

/** The machine with a no-op `keepDraft`. In the app, `keepDraft` stores the input in the browser. */
export const withoutStorage = reviewReplyMachine.provide({ actions: { keepDraft: () => {} } });

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const reviewReplyFixtures = {
  input: { userId: 'mira' },
  events: {
    open: [
      { type: 'open', review: ada },
      { type: 'open', review: replied },
    ],
    change: [{ type: 'change', text: 'Thank you' }],
    save: [{ type: 'save' }],
    close: [{ type: 'close' }],
    discard: [{ type: 'discard' }],
    delete: [{ type: 'delete' }],
    confirm: [{ type: 'confirm' }],
    cancel: [{ type: 'cancel' }],
  },
  actors: {
    openDraft: { outcomes: [null], restarts: true },
    save: { outcomes: [sent, ...failures<ReplyError>(replyErrors)] },
  },
  delays: {},
  serialize: ({ context: { review, text } }) => ({ isReplied: Boolean(review?.reply), text }),
} satisfies WalkOptions<typeof reviewReplyMachine>;
