import { createActorContext } from '@xstate/react';
import type { DoneActorEvent } from 'xstate';
import { saveErrorKinds } from '#domain/bot-config/config';
import type { SaveDenial } from '#domain/permissions/config-rights';
import { without } from '#domain/result';
import { errorTransitions, failedBy, guardedTransitions, noticesOf } from '../../error-transitions';
import { formSetup, requestedSave, type RecordAnswer } from './command-form.setup';

const answered = ({ event }: { event: DoneActorEvent<RecordAnswer> }) => event.output;

const emitAnswer = { type: 'emitAnswer', params: answered } as const;

/** The target state of each error except a conflict. Both save attempts use this table. */
const failed = {
  ...failedBy(saveErrorKinds, '#commandForm.run.failed'),
  // This error cannot occur, because an execution changes no API setting.
  notAllowedToEditApi: '#commandForm.run.failed.unknown',
} as const;

const done = {
  guard: { type: 'isOk', params: answered },
  target: '#commandForm.run.executed',
  actions: emitAnswer,
} as const;

const clash = '#commandForm.run.failed.conflict.clash';

/** The form of the chosen command. */
const form = formSetup.createStateConfig({
  initial: 'choosing',
  on: {
    choose: {
      target: '.filling',
      actions: { type: 'choose', params: ({ event }) => event.command },
    },
  },
  states: {
    choosing: {},
    filling: {
      on: {
        fill: { actions: { type: 'fill', params: ({ event }) => event.values } },
        back: { target: 'choosing', actions: 'leave' },
      },
    },
  },
});

/** The execution of a command. Only one runs at a time. It continues if the user opens the form of another command. */
const run = formSetup.createStateConfig({
  initial: 'resting',
  on: {
    execute: {
      guard: 'isExecutable',
      target: '.checking',
      actions: { type: 'setRequest', params: ({ event }) => event },
    },
  },
  states: {
    resting: {},
    checking: {
      always: [
        { guard: 'isAllowed', target: 'executing' },
        ...guardedTransitions<SaveDenial>()('isDenied', {
          notAllowedToModify: 'failed.notAllowedToModify',
          notAllowedToSave: 'failed.notAllowedToSave',
          notAllowedToEditApi: 'failed.notAllowedToSave',
          signInRequired: 'failed.signInRequired',
          invalidServer: 'failed.invalidServer',
        }),
      ],
    },
    executing: {
      on: { execute: undefined }, // ignore a second press
      initial: 'recording',
      states: {
        recording: {
          invoke: {
            id: 'record',
            src: 'record',
            input: ({ context }) => requestedSave(context),
            onDone: [
              done,
              {
                guard: { type: 'canMerge', params: answered },
                target: 'recordingAgain',
                actions: [{ type: 'rebase', params: answered }, emitAnswer],
              },
              ...errorTransitions<RecordAnswer>()({
                ...failed,
                conflict: { target: clash, actions: emitAnswer },
              }),
            ],
          },
        },
        /** Rebases the execution onto those of other users. This happens only once; after that, the user decides. */
        recordingAgain: {
          invoke: {
            id: 'recordAgain',
            src: 'record',
            input: ({ context }) => requestedSave(context),
            onDone: [
              done,
              {
                guard: { type: 'clashes', params: answered },
                target: clash,
                actions: emitAnswer,
              },
              ...errorTransitions<RecordAnswer>()({
                ...failed,
                conflict: {
                  target: '#commandForm.run.failed.conflict.stale',
                  actions: emitAnswer,
                },
              }),
            ],
          },
        },
      },
    },
    executed: {
      after: { executedNotice: 'resting' },
      on: { dismiss: 'resting' },
    },
    failed: {
      on: { dismiss: 'resting' },
      initial: 'unknown',
      states: {
        ...noticesOf(without(saveErrorKinds, 'notAllowedToEditApi')),
        conflict: {
          initial: 'clash',
          states: {
            /** Another user executed the same command first. */
            clash: {},
            /** During both attempts, other users executed different commands. */
            stale: {},
          },
        },
      },
    },
  },
});

/** Executions are stored by command, so those of different commands are merged, and those of the same one conflict. */
export const commandFormMachine = formSetup.createMachine({
  id: 'commandForm',
  type: 'parallel',
  context: ({ input }) => ({
    serverId: input.serverId,
    command: null,
    filled: {},
    requested: null,
  }),
  states: { form, run },
});

/** The command form of one server, shared by the list, the form, and the panels with the result of an execution. */
export const CommandFormContext = createActorContext(commandFormMachine);
