import { describe, expect, it } from 'vitest';
import { fitsSchema } from '../../../tests/setup/fits-schema';
import type { StoredConfig } from '../bot-config/config';
import { defaultConfig, fieldOf } from '../bot-config/fields';
import { valueSchema } from '../bot-config/json-schema';
import { parseConfig } from '../bot-config/parse';
import type { CommandDefinition } from './definition';
import {
  commandLogOf,
  executedBetween,
  recordRun,
  runsOf,
  saveOfRun,
  wasExecutedMeanwhile,
  type CommandLog,
  type CommandRun,
} from './run';
import { longestInput } from './values';

const giveaway: CommandDefinition = {
  name: 'giveaway',
  description: 'Starts a giveaway.',
  hasTextInput: true,
  hasRoleSelect: true,
  hasOptions: false,
  options: [],
};
const onboarding: CommandDefinition = {
  name: 'onboarding',
  description: 'Switches onboarding.',
  hasTextInput: false,
  hasRoleSelect: false,
  hasOptions: true,
  options: ['Enable', 'Disable', 'Setup'],
};

const values = {
  textInput: ' Nitro 24h\n',
  selectedRole: '845201933120406014',
  selectedOption: '',
};
const at = (hour: number) => `2026-11-20T0${hour}:00:00.000Z`;
const run = (by: string, hour: number): CommandRun => ({ by, at: at(hour) });
const stored = (commands: CommandLog, version = 4): StoredConfig => ({
  config: { ...defaultConfig(), commands },
  version,
});
const setUp = recordRun({}, onboarding, { ...values, selectedOption: 'Setup' }, run('theo', 1));

/** Returns the log after `count` giveaways, one per hour. */
const after = (count: number) =>
  Array.from({ length: count }, (_, index) => run(`person ${index + 1}`, index + 1)).reduce(
    (log, each) => recordRun(log, giveaway, values, each),
    setUp,
  );

describe('recordRun', () => {
  it('stores the inputs of a command with user and time', () => {
    expect(recordRun(setUp, giveaway, values, run('mira', 2))).toEqual({
      onboarding: { selectedOption: 'Setup', executedBy: 'theo', executedAt: at(1) },
      giveaway: {
        textInput: 'Nitro 24h',
        selectedRole: '845201933120406014',
        executedBy: 'mira',
        executedAt: at(2),
      },
    });
  });

  it('stores only the last inputs, and the users of the four runs before', () => {
    const log = recordRun(after(6), giveaway, { ...values, textInput: 'Key' }, run('mira', 7));
    expect(log['giveaway']).toEqual({
      textInput: 'Key',
      selectedRole: '845201933120406014',
      executedBy: 'mira',
      executedAt: at(7),
      executedBy2: 'person 6',
      executedAt2: at(6),
      executedBy3: 'person 5',
      executedAt3: at(5),
      executedBy4: 'person 4',
      executedAt4: at(4),
      executedBy5: 'person 3',
      executedAt5: at(3),
    });
  });

  it('fits the limits of the configuration at maximum length', () => {
    const longest = { ...values, textInput: 'a'.repeat(longestInput) };
    const log = recordRun(after(5), giveaway, longest, run('n'.repeat(500), 6));
    expect(log['giveaway']?.['executedBy']).toBe('n'.repeat(100));
    expect(fitsSchema(valueSchema(fieldOf('commands')), log)).toBe(true);
    expect(commandLogOf({ config: parseConfig({ commands: log }) })).toEqual(log);
  });

  it('does not change its input', () => {
    const before = structuredClone(setUp);
    recordRun(setUp, onboarding, values, run('mira', 2));
    expect(setUp).toEqual(before);
  });
});

describe('runsOf', () => {
  it('returns five, newest first', () => {
    expect(runsOf(after(7), 'giveaway')).toEqual([
      run('person 7', 7),
      run('person 6', 6),
      run('person 5', 5),
      run('person 4', 4),
      run('person 3', 3),
    ]);
  });

  it.each([
    ['a command that was never executed', {}],
    ['a record without runs', { giveaway: { textInput: 'Nitro' } }],
    ['a run without a name', { giveaway: { executedAt: at(1) } }],
    ['a run with an invalid date', { giveaway: { executedBy: 'mira', executedAt: 'yesterday' } }],
    ['numbers', { giveaway: { executedBy: 1, executedAt: 2 } }],
  ])('is empty for %s', (_, log) => {
    expect(runsOf(log, 'giveaway')).toEqual([]);
  });

  it('does not take inherited properties for commands', () => {
    expect(runsOf({}, 'constructor')).toEqual([]);
  });
});

describe('saveOfRun', () => {
  it('changes the log from its base value', () => {
    const request = { serverId: '300000000000000001', base: stored(setUp), command: giveaway };
    expect(saveOfRun({ ...request, values, run: run('mira', 2) })).toEqual({
      serverId: '300000000000000001',
      baseVersion: 4,
      changes: [
        {
          key: 'commands',
          before: setUp,
          after: recordRun(setUp, giveaway, values, run('mira', 2)),
        },
      ],
    });
  });
});

describe('wasExecutedMeanwhile', () => {
  const request = {
    serverId: '300000000000000001',
    base: stored(setUp),
    command: giveaway,
    values,
    run: run('mira', 2),
  };
  it.each([
    ['nothing', setUp, false],
    ['another command', recordRun(setUp, onboarding, values, run('theo', 2)), false],
    ['the same command', recordRun(setUp, giveaway, values, run('theo', 2)), true],
  ])('detects whether %s was executed: %#', (_, now, expected) => {
    expect(wasExecutedMeanwhile(request, stored(now, 5))).toBe(expected);
  });
});

describe('executedBetween', () => {
  it.each([
    ['a first run', setUp, after(1), ['giveaway']],
    ['another run', after(1), after(2), ['giveaway']],
    ['both', {}, after(1), ['onboarding', 'giveaway']],
    ['none', setUp, setUp, []],
    ['a value that is not a log', null, 'x', []],
  ])('%s', (_, before, now, expected) => {
    expect(executedBetween(before, now)).toEqual(expected);
  });
});
