import { createActorContext } from '@xstate/react';
import type { DoneActorEvent } from 'xstate';
import { errorTransitions, type ErrorKind } from '../error-transitions';
import {
  initialReview,
  reviewOwner,
  reviewRemoval,
  reviewSave,
  reviewSetup,
  reviewToKeep,
  type ReviewAnswer,
  type ReviewEditData,
} from './review-edit.setup';

const answered = ({ event }: { event: DoneActorEvent<ReviewAnswer> }) => event.output;

const keep = {
  type: 'keepDraft',
  params: ({ context }: { context: ReviewEditData }) => reviewToKeep(context),
} as const;

const forget = {
  type: 'keepDraft',
  params: ({ context }: { context: ReviewEditData }) => ({
    of: reviewOwner(context),
    draft: null,
  }),
} as const;

const failures = errorTransitions<ReviewAnswer>()({
  clash: { target: '#failed.clash', actions: { type: 'setTheirs', params: answered } },
  notMember: '#failed.notMember',
  refunded: '#failed.refunded',
  ownStore: '#failed.ownStore',
  hidden: '#failed.hidden',
  rejected: '#failed.rejected',
  signInRequired: '#failed.signInRequired',
  unanswered: '#failed.unanswered',
});

/** The events of a closed form. */
const closed = reviewSetup.createStateConfig({
  on: { open: { target: '#opening', actions: { type: 'start', params: ({ event }) => event } } },
});

/** The events of an open form that is not being saved. */
const open = reviewSetup.createStateConfig({
  on: {
    change: {
      target: '#editing',
      actions: [{ type: 'change', params: ({ event }) => event.fields }, keep],
    },
    save: '#checking',
    delete: { guard: 'isStored', target: '#asking' },
    close: '#closed',
    discard: { target: '#closed', actions: forget },
  },
});

/** The events during a conflict. An edit does not end the conflict, so the stored review stays visible. */
const clash = reviewSetup.createStateConfig({
  on: {
    change: { actions: [{ type: 'change', params: ({ event }) => event.fields }, keep] },
    save: undefined,
    delete: undefined,
    'keep mine': { target: '#editing', actions: ['rebase', keep] },
    'take theirs': { target: '#editing', actions: ['takeTheirs', forget] },
  },
});

/**
 * The review of a store by one of its members (product.md §21.17). The input is kept in this browser until it is saved
 * or discarded, even if the form is closed, the session ends or the page is reloaded.
 */
export const reviewEditMachine = reviewSetup.createMachine({
  id: 'reviewEdit',
  context: ({ input }) => initialReview(input),
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
        input: ({ context }) => reviewOwner(context),
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
        input: ({ context }) => reviewSave(context),
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'saved',
            actions: [forget, { type: 'notify', params: 'saved' }, 'emitChanged'],
          },
          ...failures,
        ],
      },
    },
    saved: closed,
    asking: {
      id: 'asking',
      tags: 'open',
      on: { confirm: 'deleting', cancel: 'editing' },
    },
    deleting: {
      tags: 'open',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => reviewRemoval(context),
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'deleted',
            actions: [forget, { type: 'notify', params: 'deleted' }, 'emitChanged'],
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
      // Notify the page, because it has to show the stored review, too.
      entry: 'emitChanged',
      ...open,
      states: {
        clash,
        notMember: {},
        refunded: {},
        ownStore: {},
        hidden: {},
        rejected: {},
        signInRequired: {},
        unanswered: {},
      } as const satisfies Record<ErrorKind<ReviewAnswer>, object>,
    },
  },
});

export const ReviewEditContext = createActorContext(reviewEditMachine);
