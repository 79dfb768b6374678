import { createActorContext } from '@xstate/react';
import { not, type DoneActorEvent } from 'xstate';
import { errorTransitions } from '../../error-transitions';
import { draftSetup, initialContext, messageToStore } from './message-draft.setup';
import type { StoreResult, MessageDraftData } from './message-draft.events';

/** Stores changes after a pause. If the page may be about to close, stores them immediately. */
const waiting = {
  after: { storePause: 'saving' },
  on: { 'page hidden': 'saving' },
} as const;

const storeDraft = {
  id: 'storeDraft',
  src: 'storeDraft',
  input: ({ context }: { context: MessageDraftData }) => messageToStore(context),
} as const;

const result = ({ event }: { event: DoneActorEvent<StoreResult> }) => event.output;

/**
 * The message in the embed designer. Every change can be undone, including a replacement of the whole message. The
 * draft is stored in this browser, and restored on the next visit. The user can also store named drafts.
 */
export const messageDraftMachine = draftSetup.createMachine({
  id: 'messageDraft',
  context: ({ input }) => initialContext(input),
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
          on: { 'page hidden': { actions: 'storeHistory' } },
          initial: 'empty',
          states: {
            empty: { always: { guard: not('isUntouched'), target: 'editing' } },
            editing: { always: { guard: 'isUntouched', target: 'empty' } },
            /** A draft of an earlier visit. The notice is shown until it is dismissed or the message is changed. */
            recovered: {
              id: 'recovered',
              always: { guard: 'hasMovedOn', target: 'editing' },
              on: { dismiss: 'editing' },
            },
          },
        },
        saving: {
          initial: 'saved',
          states: {
            saved: { always: { guard: 'isUnsaved', target: 'waiting' } },
            waiting,
            saving: {
              entry: 'try',
              invoke: {
                ...storeDraft,
                onDone: [
                  { guard: { type: 'isOk', params: result }, target: 'resting' },
                  ...errorTransitions<StoreResult>()({ full: 'full' }),
                ],
              },
            },
            /** The draft is stored. The UI shows this after a pause, so that it does not flicker during typing. */
            resting: {
              id: 'resting',
              always: { guard: 'isUnsaved', target: 'waiting' },
              after: { restPause: 'saved' },
            },
            /** After each further change, the machine tries again. The notice is shown until the draft is stored. */
            full: {
              initial: 'failed',
              states: {
                failed: { always: { guard: 'isUnsaved', target: 'waiting' } },
                waiting,
                saving: {
                  entry: 'try',
                  invoke: {
                    ...storeDraft,
                    onDone: [
                      { guard: { type: 'isOk', params: result }, target: '#resting' },
                      ...errorTransitions<StoreResult>()({ full: 'failed' }),
                    ],
                  },
                },
              },
            },
          },
        },
        namedDrafts: {
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
              actions: { type: 'setDrafts', params: ({ event }) => event.drafts },
            },
          },
          initial: 'saved',
          states: {
            saved: { always: { guard: 'areDraftsUnsaved', target: 'saving' } },
            saving: {
              entry: 'tryDrafts',
              invoke: {
                id: 'storeDrafts',
                src: 'storeDrafts',
                input: ({ context }) => context.drafts,
                onDone: [
                  { guard: { type: 'isOk', params: result }, target: 'saved' },
                  ...errorTransitions<StoreResult>()({ full: 'full' }),
                ],
              },
            },
            full: { always: { guard: 'areDraftsUnsaved', target: 'saving' } },
          },
        },
        elsewhere: {
          on: {
            'draft changed elsewhere': {
              guard: { type: 'isSomething', params: ({ event }) => event.message },
              target: '.changed',
              actions: { type: 'setTheirs', params: ({ event }) => event.message },
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

export const MessageDraftContext = createActorContext(messageDraftMachine);
