import type { DoneActorEvent } from 'xstate';
import type { SaveError } from '#domain/bot-config/config';
import { formSetup, saveAsked, type RecordAnswer } from './command-form.setup';

const answered = ({ event }: { event: DoneActorEvent<RecordAnswer> }) => event.output;

const tell = { type: 'tellAnswer', params: answered } as const;

const refusedAs = <Kind extends SaveError['kind']>(kind: Kind) =>
  ({
    type: 'wasRefusedAs',
    params: ({ event }: { event: DoneActorEvent<RecordAnswer> }) => ({
      answer: event.output,
      kind,
    }),
  }) as const;

/** What a save may be refused for, whichever attempt it is. */
const errors = [
  { guard: refusedAs('notAllowedToModify'), target: '#commandForm.run.refused.notAllowedToModify' },
  { guard: refusedAs('notAllowedToSave'), target: '#commandForm.run.refused.notAllowedToSave' },
  { guard: refusedAs('signInRequired'), target: '#commandForm.run.refused.signInRequired' },
  { guard: refusedAs('invalidServer'), target: '#commandForm.run.refused.invalidServer' },
  { guard: refusedAs('unanswered'), target: '#commandForm.run.refused.unanswered' },
  { target: '#commandForm.run.refused.failed' },
] as const;

const done = {
  guard: { type: 'wasRecorded', params: answered },
  target: '#commandForm.run.executed',
  actions: tell,
} as const;

const clashed = {
  guard: { type: 'clashes', params: answered },
  target: '#commandForm.run.refused.clash',
  actions: tell,
} as const;

/** Which command is shown. */
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

/** One execution after another. It goes on while another command is looked at: somebody waits for it. */
const run = formSetup.createStateConfig({
  initial: 'resting',
  on: {
    execute: {
      guard: 'isExecutable',
      target: '.checking',
      actions: { type: 'ask', params: ({ event }) => event },
    },
  },
  states: {
    resting: {},
    checking: {
      always: [
        { guard: 'isAllowed', target: 'executing' },
        {
          guard: { type: 'isDenied', params: 'notAllowedToModify' },
          target: 'refused.notAllowedToModify',
        },
        { guard: { type: 'isDenied', params: 'signInRequired' }, target: 'refused.signInRequired' },
        { guard: { type: 'isDenied', params: 'invalidServer' }, target: 'refused.invalidServer' },
        { target: 'refused.notAllowedToSave' },
      ],
    },
    executing: {
      on: { execute: undefined }, // a second press must not execute twice
      initial: 'recording',
      states: {
        recording: {
          invoke: {
            id: 'record',
            src: 'record',
            input: ({ context }) => saveAsked(context),
            onDone: [
              done,
              {
                guard: { type: 'canMerge', params: answered },
                target: 'recordingAgain',
                actions: [{ type: 'rebase', params: answered }, tell],
              },
              clashed,
              ...errors,
            ],
          },
        },
        /** On top of what others executed meanwhile. Once: who is stale again decides for themselves. */
        recordingAgain: {
          invoke: {
            id: 'recordAgain',
            src: 'record',
            input: ({ context }) => saveAsked(context),
            onDone: [
              done,
              clashed,
              {
                guard: { type: 'wasStale', params: answered },
                target: '#commandForm.run.refused.stale',
                actions: tell,
              },
              ...errors,
            ],
          },
        },
      },
    },
    executed: {
      after: { executedNotice: 'resting' },
      on: { dismiss: 'resting' },
    },
    refused: {
      initial: 'failed',
      on: { dismiss: 'resting' },
      states: {
        notAllowedToModify: { entry: { type: 'notify', params: 'notAllowedToModify' } },
        notAllowedToSave: { entry: { type: 'notify', params: 'notAllowedToSave' } },
        signInRequired: { entry: { type: 'notify', params: 'signInRequired' } },
        invalidServer: { entry: { type: 'notify', params: 'invalidServer' } },
        unanswered: { entry: { type: 'notify', params: 'unanswered' } },
        failed: { entry: { type: 'notify', params: 'failed' } },
        /** Somebody else executed the same command meanwhile. */
        clash: {},
        stale: {},
      },
    },
  },
});

/**
 * The form of a command, and its execution. What is executed is written down in the configuration, by command: who
 * executes another command at the same time does not stand in the way, who executes the same one is told.
 */
export const commandFormMachine = formSetup.createMachine({
  id: 'commandForm',
  type: 'parallel',
  context: ({ input }) => ({ serverId: input.serverId, command: null, filled: {}, asked: null }),
  states: { form, run },
});
