import { assign, assertEvent, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { SaveError, SaveRequest, StoredConfig } from '#domain/bot-config/config';
import type { CommandDefinition } from '#domain/commands/definition';
import {
  saveOfRun,
  wasExecutedMeanwhile,
  type CommandRun,
  type ExecutionRequest,
} from '#domain/commands/run';
import { isExecutable, startingValues, type CommandValues } from '#domain/commands/values';
import type { SaveDenial, SaveVerdict } from '#domain/permissions/config-rights';
import type { Result } from '#domain/result';
import { isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type RecordAnswer = Result<StoredConfig, SaveError>;

/** The kinds that have a state: an execution changes no API setting. */
export type CommandErrorKind = Exclude<SaveError['kind'], 'notAllowedToEditApi'>;

/**
 * What executing takes besides the form: the configuration as the person sees it, who they are and what the time is,
 * and what `canSaveChanges` says of them.
 */
export interface Execution {
  base: StoredConfig;
  run: CommandRun;
  verdict: SaveVerdict;
}

export type CommandFormEvent =
  | { type: 'choose'; command: CommandDefinition }
  /** Leaves the form for the list, where both do not fit beside each other. */
  | { type: 'back' }
  | { type: 'fill'; values: Partial<CommandValues> }
  | ({ type: 'execute' } & Execution)
  | { type: 'dismiss' };

/** Why a command was not executed, for a toast: the words of a save. What others did meanwhile is for the form to show. */
export type CommandNotice = Exclude<SaveError['kind'], 'conflict'>;

/** What is heard of it: notices and 'executed' by the app, the rest by `config-edit` (`reportRuns`). */
export type CommandFormEmitted =
  | { type: 'executed'; command: string }
  | { type: 'saved'; stored: StoredConfig }
  /** The server has something newer than what the command was executed on. */
  | { type: 'stale'; theirs: StoredConfig }
  | { type: 'notice'; notice: CommandNotice };

/** `serverId` is a snowflake string. */
export interface CommandFormContext {
  serverId: string;
  /** The command whose form is shown. */
  command: CommandDefinition | null;
  /** What was filled in, by the name of the command: it is still there when somebody comes back to it. */
  filled: Readonly<Record<string, CommandValues>>;
  /** What was last asked to be executed. */
  requested: ExecutionRequest | null;
}

type Chosen = Pick<CommandFormContext, 'filled'> & { command: CommandDefinition };

/** The values in the form of a command. */
export function valuesOf({ filled, command }: Chosen): CommandValues {
  return filled[command.name] ?? startingValues(command);
}

const theirsOf = (answer: RecordAnswer) =>
  !answer.ok && answer.error.kind === 'conflict' ? answer.error.theirs : null;

/** The whole of what the form is made of; the chart itself is `command-form.machine.ts`. */
export const formSetup = setup({
  types: {
    input: {} as { serverId: string },
    context: {} as CommandFormContext,
    events: {} as CommandFormEvent,
    emitted: {} as CommandFormEmitted,
  },
  actors: {
    /** Writes an execution down. It is a save like any other. */
    record: fromPromise<RecordAnswer, SaveRequest>(unprovided('record')),
  },
  actions: {
    choose: assign((_, command: CommandDefinition) => ({ command })),
    leave: assign({ command: null }),
    fill: assign(({ context: { command, filled } }, values: Partial<CommandValues>) =>
      command
        ? { filled: { ...filled, [command.name]: { ...valuesOf({ command, filled }), ...values } } }
        : {},
    ),
    setRequest: assign(({ context: { serverId, command, filled } }, { base, run }: Execution) =>
      command
        ? { requested: { serverId, base, command, values: valuesOf({ command, filled }), run } }
        : {},
    ),
    rebase: assign(({ context: { requested } }, answer: RecordAnswer) => {
      const base = theirsOf(answer);
      return requested && base ? { requested: { ...requested, base } } : {};
    }),
    notify: emit((_, notice: CommandNotice) => ({ type: 'notice', notice })),
    emitAnswer: enqueueActions(({ context: { requested }, enqueue }, answer: RecordAnswer) => {
      const theirs = theirsOf(answer);
      if (theirs) enqueue.emit({ type: 'stale', theirs });
      if (!answer.ok || !requested) return;
      enqueue.emit({ type: 'saved', stored: answer.value });
      enqueue.emit({ type: 'executed', command: requested.command.name });
    }),
  },
  guards: {
    isExecutable: ({ context: { command, filled } }) =>
      command !== null && isExecutable(command, valuesOf({ command, filled })),
    isAllowed: ({ event }) => {
      assertEvent(event, 'execute');
      return event.verdict.allowed;
    },
    isDenied: ({ event }, reason: SaveDenial) => {
      assertEvent(event, 'execute');
      return !event.verdict.allowed && event.verdict.reason === reason;
    },
    isOk: (_, answer: RecordAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
    /** Others executed other commands: theirs and this one go together. */
    canMerge: ({ context: { requested } }, answer: RecordAnswer) => {
      const theirs = theirsOf(answer);
      return requested !== null && theirs !== null && !wasExecutedMeanwhile(requested, theirs);
    },
    /** Somebody else executed this very command. */
    clashes: ({ context: { requested } }, answer: RecordAnswer) => {
      const theirs = theirsOf(answer);
      return requested !== null && theirs !== null && wasExecutedMeanwhile(requested, theirs);
    },
  },
  delays: {
    /** That it is executed stays said as long as its toast does. */
    executedNotice: 5_000,
  },
});

/** The save that is asked for. @throws where nothing was asked: a defect in the chart. */
export function requestedSave({ requested }: CommandFormContext): SaveRequest {
  if (!requested) throw new Error('No execution was requested');
  return saveOfRun(requested);
}
