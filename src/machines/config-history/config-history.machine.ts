import type { DoneActorEvent } from 'xstate';
import { errorTransitions, type ErrorKind } from '../error-transitions';
import {
  emptyHistory,
  historySetup,
  newestQuery,
  olderQuery,
  requestedSave,
  type HistoryAnswer,
  type UndoAnswer,
} from './config-history.setup';

const answered = ({ event }: { event: DoneActorEvent<HistoryAnswer> }) => event.output;

const isRead = { type: 'isOk', params: answered } as const;

const failed = '#configHistory.panel.opened.failed';

/** The list of what was saved, while it is open. */
const panel = historySetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'opened', actions: 'startOver' } } },
    opened: {
      initial: 'loading',
      on: {
        close: 'closed',
        filter: {
          guard: { type: 'isAnotherSetting', params: ({ event }) => event.key },
          target: '.loading',
          actions: { type: 'narrow', params: ({ event }) => event.key },
        },
      },
      states: {
        loading: {
          // What is on its way may not hold it yet.
          on: { 'history changed': { target: 'loading', reenter: true } },
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => newestQuery(context),
            onDone: [
              { guard: isRead, target: 'listed', actions: { type: 'show', params: answered } },
              ...errorTransitions<HistoryAnswer>()({
                forbidden: 'failed.forbidden',
                unreachable: 'failed.unreachable',
              }),
            ],
          },
        },
        listed: {
          type: 'parallel',
          states: {
            /** Saves made since the list was read join it quietly. */
            newest: {
              initial: 'fresh',
              on: { 'history changed': '.reloading' },
              states: {
                fresh: {},
                reloading: {
                  on: { 'history changed': { target: 'reloading', reenter: true } },
                  invoke: {
                    id: 'reload',
                    src: 'load',
                    input: ({ context }) => newestQuery(context),
                    onDone: [
                      {
                        guard: { type: 'meetsTheList', params: answered },
                        target: 'fresh',
                        actions: { type: 'addNewest', params: answered },
                      },
                      {
                        // Too much happened meanwhile: older ones that are on their way no longer fit either.
                        guard: isRead,
                        target: '#configHistory.panel.opened.listed',
                        reenter: true,
                        actions: { type: 'show', params: answered },
                      },
                      ...errorTransitions<HistoryAnswer>()({
                        forbidden: `${failed}.forbidden`,
                        unreachable: 'missed',
                      }),
                    ],
                  },
                },
                missed: { on: { retry: 'reloading' } },
              },
            },
            older: {
              initial: 'resting',
              states: {
                resting: { on: { more: { guard: 'hasOlder', target: 'loading' } } },
                loading: {
                  invoke: {
                    id: 'loadOlder',
                    src: 'loadOlder',
                    input: ({ context }) => olderQuery(context),
                    onDone: [
                      {
                        guard: isRead,
                        target: 'resting',
                        actions: { type: 'addOlder', params: answered },
                      },
                      ...errorTransitions<HistoryAnswer>()({
                        forbidden: `${failed}.forbidden`,
                        unreachable: 'failed',
                      }),
                    ],
                  },
                },
                failed: { on: { more: 'loading' } },
              },
            },
          },
        },
        failed: {
          initial: 'unreachable',
          on: { retry: 'loading' },
          states: { forbidden: {}, unreachable: {} } as const satisfies Record<
            ErrorKind<HistoryAnswer>,
            object
          >,
        },
      },
    },
  },
});

const undoAnswer = ({ event }: { event: DoneActorEvent<UndoAnswer> }) => event.output;

/** One undo after another. It goes on when the list is closed: it is a save, and somebody waits for it. */
const undo = historySetup.createStateConfig({
  initial: 'none',
  on: {
    undo: {
      guard: { type: 'changesSomething', params: ({ event }) => event },
      target: '.undoing',
      actions: { type: 'setRequest', params: ({ event }) => event },
    },
  },
  states: {
    none: {},
    undoing: {
      on: { undo: undefined }, // a second press must not post twice
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context }) => requestedSave(context),
        onDone: [
          {
            guard: { type: 'isOk', params: undoAnswer },
            target: 'undone',
            actions: { type: 'emitAnswer', params: undoAnswer },
          },
          ...errorTransitions<UndoAnswer>()({
            notAllowedToModify: 'failed.notAllowedToModify',
            notAllowedToSave: 'failed.notAllowedToSave',
            notAllowedToEditApi: 'failed.notAllowedToEditApi',
            signInRequired: 'failed.signInRequired',
            invalidServer: 'failed.invalidServer',
            conflict: {
              target: 'failed.conflict',
              actions: [
                { type: 'setClash', params: undoAnswer },
                { type: 'emitAnswer', params: undoAnswer },
              ],
            },
            unanswered: 'failed.unanswered',
            unknown: 'failed.unknown',
          }),
        ],
      },
    },
    undone: {
      entry: { type: 'notify', params: 'saved' },
      after: { undoneNotice: 'none' },
      on: { dismiss: 'none' },
    },
    failed: {
      initial: 'unknown',
      on: { dismiss: 'none', open: 'none' },
      states: {
        notAllowedToModify: { entry: { type: 'notify', params: 'notAllowedToModify' } },
        notAllowedToSave: { entry: { type: 'notify', params: 'notAllowedToSave' } },
        notAllowedToEditApi: { entry: { type: 'notify', params: 'notAllowedToEditApi' } },
        signInRequired: { entry: { type: 'notify', params: 'signInRequired' } },
        invalidServer: { entry: { type: 'notify', params: 'invalidServer' } },
        /** The user decides, also when the list is opened again. */
        conflict: {
          on: {
            'undo anyway': {
              target: '#configHistory.undo.undoing',
              actions: 'setRequestOverTheirs',
            },
            open: undefined,
          },
        },
        unanswered: {
          entry: { type: 'notify', params: 'unanswered' },
          on: { 'undo again': '#configHistory.undo.undoing' },
        },
        unknown: {
          entry: { type: 'notify', params: 'unknown' },
          on: { 'undo again': '#configHistory.undo.undoing' },
        },
      } as const satisfies Record<ErrorKind<UndoAnswer>, object>,
    },
  },
});

/**
 * Who changed what in a server's configuration, and the way back. Undoing is a save of its own, against the version
 * the revision made: the server refuses it where the same setting was changed again, and the person decides.
 */
export const configHistoryMachine = historySetup.createMachine({
  id: 'configHistory',
  type: 'parallel',
  context: ({ input }) => emptyHistory(input),
  states: { panel, undo },
});
