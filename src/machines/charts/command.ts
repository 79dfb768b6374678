import {
  assign,
  emit,
  fromPromise,
  setup,
  type AnyStateMachine,
  type DoneActorEvent,
  type MetaObject,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  type StateMachine,
  type StateSchema,
} from 'xstate';
import { isError, statesOf, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';
import { afterError, type Every } from './kinds';
import type { Answer, KindOf, ValueOf } from './reader-types';

export interface CommandParts {
  /** What the actor `run` returns. `unanswered`: the command may have been carried out. */
  answer: Answer;
  /** What the command is about: a row, a change. */
  subject: object;
}

export interface CommandData<Parts extends CommandParts> {
  /** The subject of the question, of the run, or of the run that failed; null before the first and after success. */
  subject: Parts['subject'] | null;
  /** What is run after the current run (`waits`); null if nothing is. */
  next: Parts['subject'] | null;
  error: KindOf<Parts> | null;
}

export type CommandEvent<Subject, Asks extends boolean> =
  /** Runs the command at once. A second press during a run is ignored, unless it waits. */
  | { type: 'run'; subject: Subject }
  | (Asks extends true
      ? { type: 'ask'; subject: Subject } | { type: 'confirm' } | { type: 'cancel' }
      : never)
  /** Runs the command again with the subject of the last run. */
  | { type: 'retry' }
  | { type: 'dismiss' };

export type CommandEmitted<Parts extends CommandParts> =
  | { type: 'done'; subject: Parts['subject']; value: ValueOf<Parts> }
  | { type: 'failed'; subject: Parts['subject']; kind: KindOf<Parts> };

export type CommandMachine<Parts extends CommandParts, Asks extends boolean> = StateMachine<
  CommandData<Parts>,
  CommandEvent<Parts['subject'], Asks>,
  Record<string, never>,
  { src: 'run'; logic: PromiseActorLogic<Parts['answer'], Parts['subject']>; id: 'run' },
  never,
  never,
  never,
  'idle' | 'running' | { failed: KindOf<Parts> } | (Asks extends true ? 'asking' : never),
  /** `open`: the question is open. `busy`: the command runs. `failed`: `error` says why the last run failed. */
  'open' | 'busy' | 'failed',
  NonReducibleUnknown,
  NonReducibleUnknown,
  CommandEmitted<Parts>,
  MetaObject,
  StateSchema
>;

export interface CommandOptions<Kinds extends readonly string[], Asks extends boolean, Subject> {
  id: string;
  kinds: Kinds;
  /** Returns whether a subject that is given during a run is run after it. Only the last one is, and none after an error. */
  waits?: (subject: Subject) => boolean;
  /** Whether there is a question that the user has to confirm. */
  asks: Asks;
}

interface Data {
  subject: object | null;
  next: object | null;
  error: string | null;
}

const answerOf = ({ event }: { event: DoneActorEvent<Answer> }) => ({ answer: event.output });
const subjectOf = ({ event }: { event: { subject: object } }) => ({ subject: event.subject });

const setupOf = (waits: (subject: object) => boolean) =>
  setup({
    types: {
      context: {} as Data,
      events: {} as
        | { type: 'run' | 'ask'; subject: object }
        | { type: 'confirm' | 'cancel' | 'retry' | 'dismiss' },
      emitted: {} as
        | { type: 'done'; subject: object; value: unknown }
        | { type: 'failed'; subject: object; kind: string },
      tags: {} as 'open' | 'busy' | 'failed',
    },
    actors: { run: fromPromise<Answer, object>(unprovided('run')) },
    actions: {
      choose: assign((_, { subject }: { subject: object }) => ({ subject, error: null })),
      forget: assign({ subject: null }),
      wait: assign((_, { subject }: { subject: object }) => ({ next: subject })),
      takeNext: assign(({ context: { next } }) => ({ subject: next, next: null })),
      forgetNext: assign({ next: null }),
      note: assign((_, { error }: { error: string }) => ({ error })),
      report: emit(({ context }, { answer }: { answer: Answer }) =>
        answer.ok
          ? { type: 'done' as const, subject: subjectIn(context), value: answer.value }
          : { type: 'failed' as const, subject: subjectIn(context), kind: answer.error.kind },
      ),
    },
    guards: {
      isOk: (_, { answer }: { answer: Answer }) => answer.ok,
      isOkWithNext: ({ context }, { answer }: { answer: Answer }) =>
        answer.ok && context.next !== null,
      waits: (_, { subject }: { subject: object }) => waits(subject),
      isError: (_, params: ErrorParams) => isError(params),
    },
  });

/** @throws if nothing was asked or run, which is a defect in the chart. */
function subjectIn({ subject }: Data): object {
  if (subject === null) throw new Error('No command was given');
  return subject;
}

/**
 * Sends one request at a time, after a question if `asks` is set. Emits its result; the page then reads its list again.
 */
export function command<Parts extends CommandParts>(): <
  const Asks extends boolean,
  const Kinds extends readonly KindOf<Parts>[],
>(
  options: CommandOptions<Every<KindOf<Parts>, Kinds>, Asks, Parts['subject']>,
) => CommandMachine<Parts, Asks>;
export function command(): (options: never) => AnyStateMachine {
  return commandMachine;
}

type AnyOptions = CommandOptions<readonly string[], boolean, object>;

function commandMachine({ id, kinds, asks, waits }: AnyOptions): AnyStateMachine {
  const start = {
    run: { target: '#running', actions: { type: 'choose' as const, params: subjectOf } },
    ...(asks && {
      ask: { target: '#asking', actions: { type: 'choose' as const, params: subjectOf } },
    }),
  };
  return setupOf(waits ?? (() => false)).createMachine({
    id,
    context: { subject: null, next: null, error: null },
    initial: 'idle',
    states: {
      idle: { id: 'idle', on: start },
      ...(asks && {
        asking: {
          id: 'asking',
          tags: 'open' as const,
          on: { ...start, confirm: 'running', cancel: 'idle' },
        },
      }),
      running: {
        id: 'running',
        tags: 'busy',
        ...(waits && {
          on: {
            run: {
              guard: { type: 'waits' as const, params: subjectOf },
              actions: { type: 'wait' as const, params: subjectOf },
            },
          },
        }),
        invoke: {
          id: 'run',
          src: 'run',
          input: ({ context }) => subjectIn(context),
          onDone: [
            ...(waits
              ? [
                  {
                    guard: { type: 'isOkWithNext', params: answerOf },
                    target: 'running',
                    reenter: true,
                    actions: [{ type: 'report', params: answerOf }, 'takeNext'],
                  } as const,
                ]
              : []),
            {
              guard: { type: 'isOk', params: answerOf },
              target: 'idle',
              // The subject may hold a secret.
              actions: [{ type: 'report', params: answerOf }, 'forget'],
            },
            ...afterError(kinds, (kind) => `#failed.${kind}`).map((transition) => ({
              ...transition,
              actions: [
                transition.actions,
                { type: 'report' as const, params: answerOf },
                ...(waits ? (['forgetNext'] as const) : []),
              ],
            })),
          ],
        },
      },
      failed: {
        id: 'failed',
        tags: 'failed',
        ...statesOf(kinds),
        on: { ...start, retry: 'running', dismiss: 'idle' },
      },
    },
  });
}
