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
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type RecordAnswer = Result<StoredConfig, SaveError>;

/** `notAllowedToEditApi` cannot occur, because an execution changes no API setting. */
export type CommandErrorKind = Exclude<SaveError['kind'], 'notAllowedToEditApi'>;

/** `base` is the loaded configuration, `run` has the user and the time, and `verdict` is from `canSaveChanges`. */
export interface Execution {
  base: StoredConfig;
  run: CommandRun;
  verdict: SaveVerdict;
}

export type CommandFormEvent =
  | { type: 'choose'; command: CommandDefinition }
  /** Returns to the list. Sent on narrow viewports only. */
  | { type: 'back' }
  | { type: 'fill'; values: Partial<CommandValues> }
  | ({ type: 'execute' } & Execution)
  | { type: 'dismiss' };

/** The toasts use the texts of failed saves. Conflicts are shown in the form instead. */
export type CommandNotice = Exclude<SaveError['kind'], 'conflict'>;

/** The app handles `notice` and `executed`. `reportRuns` passes the other events on to `config-edit`. */
export type CommandFormEmitted =
  | { type: 'executed'; command: string }
  | { type: 'saved'; stored: StoredConfig }
  /** The stored configuration is newer than the `base` of the execution. */
  | { type: 'stale'; theirs: StoredConfig }
  | { type: 'notice'; notice: CommandNotice };

/** `serverId` is a snowflake string. */
export interface CommandFormData {
  serverId: string;
  command: CommandDefinition | null;
  /** The form values by command name. They are preserved when the user switches to another command. */
  filled: Readonly<Record<string, CommandValues>>;
  requested: ExecutionRequest | null;
}

type Chosen = Pick<CommandFormData, 'filled'> & { command: CommandDefinition };

export function valuesOf({ filled, command }: Chosen): CommandValues {
  return filled[command.name] ?? startingValues(command);
}

const theirsOf = (answer: RecordAnswer) =>
  !answer.ok && answer.error.kind === 'conflict' ? answer.error.theirs : null;

export const formSetup = setup({
  types: {
    input: {} as { serverId: string },
    context: {} as CommandFormData,
    events: {} as CommandFormEvent,
    emitted: {} as CommandFormEmitted,
  },
  actors: {
    /** Saves the configuration, with the execution added to its command log. */
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
    /** Whether no one has executed the same command in the meantime. */
    canMerge: ({ context: { requested } }, answer: RecordAnswer) => {
      const theirs = theirsOf(answer);
      return requested !== null && theirs !== null && !wasExecutedMeanwhile(requested, theirs);
    },
    /** Whether another user has executed the same command in the meantime. */
    clashes: ({ context: { requested } }, answer: RecordAnswer) => {
      const theirs = theirsOf(answer);
      return requested !== null && theirs !== null && wasExecutedMeanwhile(requested, theirs);
    },
  },
  delays: {
    /** In ms. Equals the duration of the toast. */
    executedNotice: 5_000,
  },
});

/** @throws if there is no request, which is a defect in the chart. */
export function requestedSave({ requested }: CommandFormData): SaveRequest {
  if (!requested) throw new Error('No execution was requested');
  return saveOfRun(requested);
}
