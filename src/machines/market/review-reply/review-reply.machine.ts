import { createActorContext } from '@xstate/react';
import type { DoneActorEvent } from 'xstate';
import { errorTransitions, type ErrorKind } from '../../error-transitions';
import {
  replyOwner,
  replySetup,
  replyToKeep,
  reviewIn,
  type ReplyAnswer,
  type ReviewReplyData,
} from './review-reply.setup';
import { reviewTextOf } from '#domain/marketplace/review-form';

const answered = ({ event }: { event: DoneActorEvent<ReplyAnswer> }) => event.output;

const keep = {
  type: 'keepDraft',
  params: ({ context }: { context: ReviewReplyData }) => replyToKeep(context),
} as const;

const forget = {
  type: 'keepDraft',
  params: ({ context }: { context: ReviewReplyData }) => ({
    of: replyOwner(context),
    text: null,
  }),
} as const;

const failures = errorTransitions<ReplyAnswer>()({
  clash: {
    target: '#failed.clash',
    actions: [
      { type: 'takeReview', params: answered },
      { type: 'emitStored', params: answered },
    ],
  },
  unknownReview: { target: '#failed.unknownReview', actions: 'emitGone' },
  rejected: '#failed.rejected',
  signInRequired: '#failed.signInRequired',
  unanswered: '#failed.unanswered',
});

/** The events of a closed form. */
const closed = replySetup.createStateConfig({
  on: {
    open: {
      target: '#opening',
      actions: { type: 'start', params: ({ event }) => event.review },
    },
  },
});

/** The events of an open form that is not being saved. */
const open = replySetup.createStateConfig({
  on: {
    change: {
      target: '#editing',
      actions: [{ type: 'change', params: ({ event }) => event.text }, keep],
    },
    save: '#checking',
    delete: { guard: 'isReplied', target: '#asking' },
    close: '#closed',
    discard: { target: '#closed', actions: forget },
  },
});

/**
 * The seller's reply to a review (product.md §21.17). If the review has changed in the meantime, the form shows the
 * current version of the review and keeps the input. The input is kept in this browser until it is saved or discarded.
 */
export const reviewReplyMachine = replySetup.createMachine({
  id: 'reviewReply',
  context: ({ input: { userId } }) => ({
    userId,
    review: null,
    text: '',
    isRestored: false,
    isChecked: false,
  }),
  initial: 'closed',
  states: {
    closed: { id: 'closed', ...closed },
    opening: {
      id: 'opening',
      tags: 'open',
      on: { close: 'closed' },
      invoke: {
        id: 'openDraft',
        src: 'openDraft',
        input: ({ context }) => replyOwner(context),
        onDone: {
          target: 'editing',
          actions: { type: 'restore', params: ({ event }) => event.output },
        },
      },
    },
    editing: { id: 'editing', tags: 'open', ...open },
    checking: {
      id: 'checking',
      tags: 'open',
      always: [
        { guard: 'changesNothing', target: 'closed', actions: forget },
        { guard: 'hasProblem', target: 'editing', actions: 'check' },
        { target: 'saving' },
      ],
    },
    saving: {
      tags: 'open',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({
          review: reviewIn(context),
          text: reviewTextOf(context.text),
        }),
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'saved',
            actions: [
              forget,
              { type: 'emitStored', params: answered },
              { type: 'notify', params: 'replied' },
            ],
          },
          ...failures,
        ],
      },
    },
    saved: closed,
    asking: { id: 'asking', tags: 'open', on: { confirm: 'deleting', cancel: 'editing' } },
    deleting: {
      tags: 'open',
      invoke: {
        id: 'remove',
        src: 'save',
        input: ({ context }) => ({ review: reviewIn(context), text: '' }),
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'deleted',
            actions: [
              forget,
              { type: 'emitStored', params: answered },
              { type: 'notify', params: 'replyDeleted' },
            ],
          },
          ...failures,
        ],
      },
    },
    deleted: closed,
    failed: {
      id: 'failed',
      tags: 'open',
      initial: 'unanswered',
      ...open,
      states: {
        clash: {},
        unknownReview: { on: { save: undefined, delete: undefined } },
        rejected: {},
        signInRequired: {},
        unanswered: {},
      } as const satisfies Record<ErrorKind<ReplyAnswer>, object>,
    },
  },
});

export const ReviewReplyContext = createActorContext(reviewReplyMachine);
