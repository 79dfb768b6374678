import type { SaveError, StoredConfig } from '#domain/bot-config/config';
import { defaultConfig } from '#domain/bot-config/fields';
import type { CommandDefinition } from '#domain/commands/definition';
import { commandLogOf, recordRun, type CommandLog, type CommandRun } from '#domain/commands/run';
import type { SaveDenial } from '#domain/permissions/config-rights';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { saveErrors } from '../config-save/config-save.fixtures';
import { failures, keysOf, type ErrorsByKind } from '../../errors-by-kind';
import type { commandFormMachine } from './command-form.machine';
import type { CommandErrorKind, CommandFormEvent, RecordAnswer } from './command-form.setup';

type ExecuteEvent = Extract<CommandFormEvent, { type: 'execute' }>;

export const serverId = '300000000000000001';

export const poll: CommandDefinition = {
  name: 'poll',
  description: 'Asks the channel a question.',
  hasTextInput: true,
  hasRoleSelect: false,
  hasOptions: false,
  options: [],
};

export const onboarding: CommandDefinition = {
  name: 'onboarding',
  description: 'Switches the onboarding of new members.',
  hasTextInput: false,
  hasRoleSelect: false,
  hasOptions: true,
  options: ['Enable', 'Disable', 'Setup'],
};

export const run: CommandRun = { by: 'mira.resells', at: '2026-11-20T09:00:00.000Z' };
const byTheo: CommandRun = { by: 'theo', at: '2026-11-20T08:59:59.000Z' };

export const question = { textInput: 'Which drop next?', selectedRole: '', selectedOption: '' };
const switchedOff = { textInput: '', selectedRole: '', selectedOption: 'Disable' };

export function storedWith(commands: CommandLog, version: number): StoredConfig {
  return { config: { ...defaultConfig(), commands }, version };
}

export const base = storedWith({}, 4);
export const recorded = recordRun({}, poll, question, run);
export const stored = storedWith(recorded, 5);

/** The configuration after another user executed a different command. */
export const theirs = storedWith(recordRun({}, onboarding, switchedOff, byTheo), 5);
/** The configuration with both executions. */
export const both = {
  ...theirs.config,
  commands: recordRun(commandLogOf(theirs), poll, question, run),
};
/** The configuration after another user executed the same command. */
export const sameCommand = storedWith(recordRun({}, poll, question, byTheo), 5);

export const execute: ExecuteEvent = { type: 'execute', base, run, verdict: { allowed: true } };

/**
 * The target state of each denial. There is no state `notAllowedToEditApi`, because the execution of a command never
 * changes an API setting.
 */
export const denials = {
  notAllowedToModify: 'notAllowedToModify',
  notAllowedToSave: 'notAllowedToSave',
  notAllowedToEditApi: 'notAllowedToSave',
  signInRequired: 'signInRequired',
  invalidServer: 'invalidServer',
} satisfies Record<SaveDenial, CommandErrorKind>;

export const recordErrors = {
  ...saveErrors,
  conflict: conflictWith(theirs),
} satisfies ErrorsByKind<SaveError>;

export const done: RecordAnswer = { ok: true, value: stored };
export const stale = failedWith(recordErrors.conflict);
export const clash = failedWith(conflictWith(sameCommand));
export const failed = failedWith(recordErrors.unknown);

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const commandFormFixtures = {
  input: { serverId },
  events: {
    choose: [
      { type: 'choose', command: poll },
      { type: 'choose', command: onboarding },
    ],
    back: [{ type: 'back' }],
    fill: [
      { type: 'fill', values: { textInput: question.textInput } },
      { type: 'fill', values: { textInput: '' } },
    ],
    execute: [execute, ...keysOf(denials).map(denied)],
    dismiss: [{ type: 'dismiss' }],
  },
  actors: {
    record: { outcomes: [done, clash, ...failures<SaveError>(recordErrors)] },
  },
  delays: { executedNotice: 5_000 },
  serialize: ({ context: { command, filled, requested: request } }) => ({
    command: command?.name,
    isFilled: filled[poll.name]?.textInput !== '' && filled[poll.name] !== undefined,
    requested: request?.command.name,
    base: request?.base.version,
  }),
  // The form and the execution are independent, so the walk does not combine all of their states. The walk executes
  // only the command `poll`. It chooses commands and fills in the form only before the first execution.
  skip: (snapshot, { type }) => {
    const { command, requested: request } = snapshot.context;
    if (type === 'execute') return command?.name !== poll.name;
    return request !== null && (type === 'fill' || type === 'choose');
  },
} satisfies WalkOptions<typeof commandFormMachine>;

export function denied(reason: SaveDenial): ExecuteEvent {
  return { ...execute, verdict: { allowed: false, reason } };
}

export function failedWith(error: SaveError): RecordAnswer {
  return { ok: false, error };
}

function conflictWith(now: StoredConfig): Extract<SaveError, { kind: 'conflict' }> {
  const conflicts = [
    { key: 'commands', base: {}, yours: recorded, theirs: now.config.commands },
  ] as const;
  return { kind: 'conflict', conflicts, theirs: now };
}
