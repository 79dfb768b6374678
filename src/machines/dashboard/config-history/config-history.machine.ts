import { createActorContext } from '@xstate/react';
import type { DoneActorEvent } from 'xstate';
import { errorTransitions, type ErrorKind } from '../../error-transitions';
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

/** The list of revisions. */
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
          // Send the request again, because the response to the pending request may not contain the latest change.
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
            /** Adds revisions that were saved after the list was loaded. */
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
                        // There is a gap between the newest page and the list, so the newest page replaces the list. A
                        // pending request for older revisions is discarded, because its response would not fit the new
                        // list.
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

/**
 * The undo of a revision. Only one undo runs at a time. Because an undo is a save, closing the list does not cancel it.
 */
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
      on: { undo: undefined }, // ignore a second press
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
        /**
         * The user has to decide how to resolve the conflict. The machine stays in this state if the list is closed and
         * opened again.
         */
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
 * The history of a server's configuration, and the undo of a revision. An undo is a save that is based on the version
 * of the revision. If a setting was changed after that version, the undo causes a conflict, and the user decides.
 */
export const configHistoryMachine = historySetup.createMachine({
  id: 'configHistory',
  type: 'parallel',
  context: ({ input }) => emptyHistory(input),
  states: { panel, undo },
});

/** The configuration history of one server, shared by its button, its panel, and the conflict dialog. */
export const ConfigHistoryContext = createActorContext(configHistoryMachine);
