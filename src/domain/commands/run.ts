import { sameValue } from '../bot-config/changes';
import type { ConfigValue, SaveRequest, StoredConfig } from '../bot-config/config';
import type { CommandRecord, KindValues } from '../bot-config/field';
import { parseCommandLog } from '../bot-config/parse-compound';
import type { CommandDefinition } from './definition';
import type { CommandValues } from './values';

/** A command's name → what it was last executed with, and who executed it (spec §3: commands.{command}). */
export type CommandLog = KindValues['commandLog'];

/** One execution. `at` is an ISO date in UTC. */
export interface CommandRun {
  by: string;
  at: string;
}

/** How many executions of each command are remembered. */
const MOST_RUNS = 5;

/** As much of a name as is worth remembering. */
const LONGEST_NAME = 100;

/** The executed commands of a configuration. */
export function commandLogOf({ config }: Pick<StoredConfig, 'config'>): CommandLog {
  return parseCommandLog(config.commands, {});
}

/**
 * The log after one more execution. A record is what the bot reads: `textInput`, `selectedRole` and `selectedOption` of
 * the last execution, as far as the command has them. Beside them stands who executed it and when: `executedBy` and
 * `executedAt` for the last time, `executedBy2` and `executedAt2` for the time before, and so on. The time makes every
 * execution a change, also one with the same values; and with the record come its last runs, without asking for more.
 */
export function recordRun(
  log: CommandLog,
  command: CommandDefinition,
  values: CommandValues,
  { by, at }: CommandRun,
): CommandLog {
  const latest = { by: Array.from(by.trim()).slice(0, LONGEST_NAME).join(''), at };
  const runs = [latest, ...runsOf(log, command.name)].slice(0, MOST_RUNS);
  return { ...log, [command.name]: { ...givenTo(command, values), ...runEntries(runs) } };
}

/** The last executions of a command, the newest first. What is no execution is left out. */
export function runsOf(log: CommandLog, command: string): readonly CommandRun[] {
  const record = recordOf(log, command) ?? {};
  return places.flatMap((place) => {
    const { [`executedBy${place}`]: by, [`executedAt${place}`]: at } = record;
    if (typeof by !== 'string' || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return [];
    return [{ by, at }];
  });
}

/** What is asked for when a command is executed: a save of the log, by what the log was when it was read. */
export interface ExecutionRequest {
  serverId: string;
  base: StoredConfig;
  command: CommandDefinition;
  values: CommandValues;
  run: CommandRun;
}

/** The save that executes a command. */
export function saveOfRun({ serverId, base, command, values, run }: ExecutionRequest): SaveRequest {
  const log = commandLogOf(base);
  return {
    serverId,
    baseVersion: base.version,
    changes: [{ key: 'commands', before: log, after: recordRun(log, command, values, run) }],
  };
}

/** Whether someone else executed this very command since the request was made. Other commands do not stand in its way. */
export function wasExecutedMeanwhile(
  { base, command: { name } }: ExecutionRequest,
  theirs: StoredConfig,
): boolean {
  const [then, now] = [base, theirs].map((stored) => recordOf(commandLogOf(stored), name) ?? null);
  return !sameValue(then ?? null, now ?? null);
}

/** The commands that were executed between two values of `commands`, in the order of the later one. */
export function executedBetween(before: ConfigValue, after: ConfigValue): readonly string[] {
  const [then, now] = [parseCommandLog(before, {}), parseCommandLog(after, {})];
  return Object.keys(now).filter(
    (name) => !sameValue(recordOf(then, name) ?? null, recordOf(now, name) ?? null),
  );
}

const places = Array.from({ length: MOST_RUNS }, (_, place) => (place === 0 ? '' : `${place + 1}`));

function recordOf(log: CommandLog, command: string): CommandRecord | undefined {
  return Object.hasOwn(log, command) ? log[command] : undefined;
}

function givenTo(command: CommandDefinition, values: CommandValues): CommandRecord {
  return {
    ...(command.hasTextInput && { textInput: values.textInput.trim() }),
    ...(command.hasRoleSelect && { selectedRole: values.selectedRole }),
    ...(command.hasOptions && { selectedOption: values.selectedOption }),
  };
}

function runEntries(runs: readonly CommandRun[]): CommandRecord {
  return Object.fromEntries(
    runs.flatMap(({ by, at }, place) => [
      [`executedBy${places[place]}`, by],
      [`executedAt${places[place]}`, at],
    ]),
  );
}
