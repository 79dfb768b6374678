import { not, type DoneActorEvent } from 'xstate';
import { errorTransitions } from '../error-transitions';
import { draftSetup, startingWork, workToKeep } from './message-draft.setup';
import type { KeepAnswer, MessageDraftContext } from './message-draft.events';

/** Stores changes after a pause, or at once when the page may be about to close. */
const waiting = {
  after: { keepPause: 'keeping' },
  on: { 'page hidden': 'keeping' },
} as const;

const keepDraft = {
  id: 'keepDraft',
  src: 'keepDraft',
  input: ({ context }: { context: MessageDraftContext }) => workToKeep(context),
} as const;

const kept = ({ event }: { event: DoneActorEvent<KeepAnswer> }) => event.output;

/**
 * The message in the embed designer. Every change can be undone, including a replacement of the whole message. A draft
 * is stored in this browser while the user types and is restored after a crash. The user can also store named drafts.
 */
export const messageDraftMachine = draftSetup.createMachine({
  id: 'messageDraft',
  context: ({ input }) => startingWork(input),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        onDone: [
          {
            guard: { type: 'hasDraft', params: ({ event }) => event.output },
            target: '#recovered',
            actions: { type: 'open', params: ({ event }) => event.output },
          },
          { target: 'open', actions: { type: 'open', params: ({ event }) => event.output } },
        ],
      },
      on: { replace: { actions: { type: 'hold', params: ({ event }) => event } } },
    },
    open: {
      type: 'parallel',
      invoke: { id: 'watchDrafts', src: 'watchDrafts' },
      on: {
        edit: {
          guard: { type: 'changesSomething', params: ({ event }) => event.edit },
          actions: { type: 'edit', params: ({ event }) => event.edit },
        },
        undo: { guard: 'hasPast', actions: 'undo' },
        redo: { guard: 'hasFuture', actions: 'redo' },
        replace: { actions: { type: 'replace', params: ({ event }) => event } },
        clear: { actions: 'clear' },
        'open draft': {
          guard: { type: 'hasDraftCalled', params: ({ event }) => event.name },
          actions: { type: 'openDraft', params: ({ event }) => event.name },
        },
      },
      states: {
        message: {
          on: { 'page hidden': { actions: 'keepHistory' } },
          initial: 'empty',
          states: {
            /** The user has not changed the message. */
            empty: { always: { guard: not('isUntouched'), target: 'editing' } },
            editing: { always: { guard: 'isUntouched', target: 'empty' } },
            /**
             * The draft of an earlier visit was restored. The notice stays until the user dismisses it or changes the
             * message.
             */
            recovered: {
              id: 'recovered',
              always: { guard: 'hasMovedOn', target: 'editing' },
              on: { dismiss: 'editing' },
            },
          },
        },
        keeping: {
          initial: 'kept',
          states: {
            kept: { always: { guard: 'isUnkept', target: 'waiting' } },
            waiting,
            keeping: {
              entry: 'try',
              invoke: {
                ...keepDraft,
                onDone: [
                  { guard: { type: 'isOk', params: kept }, target: 'resting' },
                  ...errorTransitions<KeepAnswer>()({ full: 'full' }),
                ],
              },
            },
            /**
             * The draft is stored. The UI shows that only after a pause, so that the status does not flicker while the
             * user types.
             */
            resting: {
              id: 'resting',
              always: { guard: 'isUnkept', target: 'waiting' },
              after: { restPause: 'kept' },
            },
            /** The storage is full. Each further change retries; the notice stays until a change is stored. */
            full: {
              initial: 'failed',
              states: {
                failed: { always: { guard: 'isUnkept', target: 'waiting' } },
                waiting,
                keeping: {
                  entry: 'try',
                  invoke: {
                    ...keepDraft,
                    onDone: [
                      { guard: { type: 'isOk', params: kept }, target: '#resting' },
                      ...errorTransitions<KeepAnswer>()({ full: 'failed' }),
                    ],
                  },
                },
              },
            },
          },
        },
        shelf: {
          on: {
            'keep as': {
              guard: { type: 'canSaveAs', params: ({ event }) => event.name },
              actions: { type: 'keepAs', params: ({ event }) => event.name },
            },
            'put aside': {
              guard: { type: 'canPutAside', params: ({ event }) => event.name },
              actions: { type: 'keepAs', params: ({ event }) => event.name },
            },
            'remove draft': {
              guard: { type: 'hasDraftCalled', params: ({ event }) => event.name },
              actions: { type: 'removeDraft', params: ({ event }) => event.name },
            },
            'bring draft back': { guard: 'hasLost', actions: 'bringBack' },
            'drafts changed elsewhere': {
              actions: { type: 'hearDrafts', params: ({ event }) => event.drafts },
            },
          },
          initial: 'kept',
          states: {
            kept: { always: { guard: 'areDraftsUnkept', target: 'keeping' } },
            keeping: {
              entry: 'tryDrafts',
              invoke: {
                id: 'keepDrafts',
                src: 'keepDrafts',
                input: ({ context }) => context.drafts,
                onDone: [
                  { guard: { type: 'isOk', params: kept }, target: 'kept' },
                  ...errorTransitions<KeepAnswer>()({ full: 'full' }),
                ],
              },
            },
            full: { always: { guard: 'areDraftsUnkept', target: 'keeping' } },
          },
        },
        elsewhere: {
          on: {
            'draft changed elsewhere': {
              guard: { type: 'isSomething', params: ({ event }) => event.message },
              target: '.changed',
              actions: { type: 'hear', params: ({ event }) => event.message },
            },
          },
          initial: 'unchanged',
          states: {
            unchanged: {},
            changed: {
              on: {
                'take theirs': { target: 'unchanged', actions: 'takeTheirs' },
                'keep mine': { target: 'unchanged', actions: 'keepMine' },
              },
            },
          },
        },
      },
    },
  },
});
