import type { DoneActorEvent } from 'xstate';
import type { SaveError } from '#domain/bot-config/config';
import {
  emptyHistory,
  historySetup,
  newestQuery,
  olderQuery,
  requestAsked,
  type HistoryAnswer,
  type UndoAnswer,
} from './config-history.setup';

const answered = ({ event }: { event: DoneActorEvent<HistoryAnswer> }) => event.output;

const wasRead = { type: 'wasRead', params: answered } as const;
const wasForbidden = { type: 'wasForbidden', params: answered } as const;

const refusedAs = <Kind extends SaveError['kind']>(kind: Kind) =>
  ({
    type: 'wasRefusedAs',
    params: ({ event }: { event: DoneActorEvent<UndoAnswer> }) => ({ answer: event.output, kind }),
  }) as const;

const unavailable = '#configHistory.panel.opened.unavailable';

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
              { guard: wasRead, target: 'listed', actions: { type: 'show', params: answered } },
              { guard: wasForbidden, target: 'unavailable.forbidden' },
              { target: 'unavailable.unreachable' },
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
                        guard: wasRead,
                        target: '#configHistory.panel.opened.listed',
                        reenter: true,
                        actions: { type: 'show', params: answered },
                      },
                      { guard: wasForbidden, target: `${unavailable}.forbidden` },
                      { target: 'missed' },
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
                        guard: wasRead,
                        target: 'resting',
                        actions: { type: 'addOlder', params: answered },
                      },
                      { guard: wasForbidden, target: `${unavailable}.forbidden` },
                      { target: 'failed' },
                    ],
                  },
                },
                failed: { on: { more: 'loading' } },
              },
            },
          },
        },
        unavailable: {
          initial: 'unreachable',
          on: { retry: 'loading' },
          states: { forbidden: {}, unreachable: {} },
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
      actions: { type: 'ask', params: ({ event }) => event },
    },
  },
  states: {
    none: {},
    undoing: {
      on: { undo: undefined }, // a second press must not post twice
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context }) => requestAsked(context),
        onDone: [
          {
            guard: { type: 'wasSaved', params: undoAnswer },
            target: 'undone',
            actions: { type: 'tellAnswer', params: undoAnswer },
          },
          {
            guard: refusedAs('conflict'),
            target: 'clashed',
            actions: [
              { type: 'rememberClash', params: undoAnswer },
              { type: 'tellAnswer', params: undoAnswer },
            ],
          },
          { guard: refusedAs('notAllowedToModify'), target: 'refused.notAllowedToModify' },
          { guard: refusedAs('notAllowedToSave'), target: 'refused.notAllowedToSave' },
          { guard: refusedAs('notAllowedToEditApi'), target: 'refused.notAllowedToEditApi' },
          { guard: refusedAs('signInRequired'), target: 'refused.signInRequired' },
          { guard: refusedAs('invalidServer'), target: 'refused.invalidServer' },
          { guard: refusedAs('unanswered'), target: 'unanswered' },
          { target: 'failed' },
        ],
      },
    },
    undone: {
      entry: { type: 'notify', params: 'saved' },
      after: { undoneNotice: 'none' },
      on: { dismiss: 'none' },
    },
    clashed: {
      on: {
        'undo anyway': { target: 'undoing', actions: 'askAnyway' },
        dismiss: 'none',
      },
    },
    refused: {
      initial: 'notAllowedToModify',
      on: { dismiss: 'none', open: 'none' },
      states: {
        notAllowedToModify: { entry: { type: 'notify', params: 'notAllowedToModify' } },
        notAllowedToSave: { entry: { type: 'notify', params: 'notAllowedToSave' } },
        notAllowedToEditApi: { entry: { type: 'notify', params: 'notAllowedToEditApi' } },
        signInRequired: { entry: { type: 'notify', params: 'signInRequired' } },
        invalidServer: { entry: { type: 'notify', params: 'invalidServer' } },
      },
    },
    unanswered: {
      entry: { type: 'notify', params: 'unanswered' },
      on: { 'undo again': 'undoing', dismiss: 'none', open: 'none' },
    },
    failed: {
      entry: { type: 'notify', params: 'failed' },
      on: { 'undo again': 'undoing', dismiss: 'none', open: 'none' },
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
