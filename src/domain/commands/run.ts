import { cutTo } from '#domain/names';
import { sameValue } from '../same-value';
import type { ConfigValue, SaveRequest, StoredConfig } from '../bot-config/config';
import type { CommandRecord, KindValues } from '../bot-config/field';
import { parseCommandLog } from '../bot-config/parse-compound';
import type { CommandDefinition } from './definition';
import type { CommandValues } from './values';

/** Maps a command's name to the inputs of its last run, and the users and times of its runs (product.md §11.4). */
export type CommandLog = KindValues['commandLog'];

/** One execution of a command. `at` is an ISO date in UTC. */
export interface CommandRun {
  by: string;
  at: string;
}

const MOST_RUNS = 5;

const LONGEST_NAME = 100;

export function commandLogOf({ config }: Pick<StoredConfig, 'config'>): CommandLog {
  return parseCommandLog(config.commands, {});
}

/**
 * Adds a run to the log, from which the bot reads the inputs of the last run. `executedBy` and `executedAt` belong to
 * the last run, `executedBy2` and `executedAt2` to the run before it, and so on. Each run has its own time, so the
 * record changes even if the inputs are the same.
 */
export function recordRun(
  log: CommandLog,
  command: CommandDefinition,
  values: CommandValues,
  { by, at }: CommandRun,
): CommandLog {
  const latest = { by: cutTo(by.trim(), LONGEST_NAME), at };
  const runs = [latest, ...runsOf(log, command.name)].slice(0, MOST_RUNS);
  return { ...log, [command.name]: { ...givenTo(command, values), ...runEntries(runs) } };
}

/** Returns the last runs of a command, newest first. Leaves out incomplete runs. */
export function runsOf(log: CommandLog, command: string): readonly CommandRun[] {
  const record = recordOf(log, command) ?? {};
  return places.flatMap((place) => {
    const { [`executedBy${place}`]: by, [`executedAt${place}`]: at } = record;
    if (typeof by !== 'string' || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return [];
    return [{ by, at }];
  });
}

export interface ExecutionRequest {
  serverId: string;
  base: StoredConfig;
  command: CommandDefinition;
  values: CommandValues;
  run: CommandRun;
}

export function saveOfRun({ serverId, base, command, values, run }: ExecutionRequest): SaveRequest {
  const log = commandLogOf(base);
  return {
    serverId,
    baseVersion: base.version,
    changes: [{ key: 'commands', before: log, after: recordRun(log, command, values, run) }],
  };
}

/** A run of another command is not a conflict (product.md §11.5). */
export function wasExecutedMeanwhile(
  { base, command: { name } }: ExecutionRequest,
  theirs: StoredConfig,
): boolean {
  const [then, now] = [base, theirs].map((stored) => recordOf(commandLogOf(stored), name) ?? null);
  return !sameValue(then ?? null, now ?? null);
}

/** `before` and `after` are values of the setting `commands`. The commands are in the order of `after`. */
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
