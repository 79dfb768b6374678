import { describe, expect, it } from 'vitest';
import type { CommandDefinition } from './definition';
import {
  inputProblems,
  isExecutable,
  longestInput,
  startingValues,
  type CommandValues,
} from './values';

const words = { name: 'x', description: 'X.' };
const plain: CommandDefinition = {
  ...words,
  hasTextInput: false,
  hasRoleSelect: false,
  hasOptions: false,
  options: [],
};
const textAndRole: CommandDefinition = { ...plain, hasTextInput: true, hasRoleSelect: true };
const everything: CommandDefinition = {
  ...words,
  hasTextInput: true,
  hasRoleSelect: true,
  hasOptions: true,
  options: ['Set', 'Enable', 'Disable', 'List'],
};

const values = (given: Partial<CommandValues> = {}): CommandValues => ({
  textInput: '',
  selectedRole: '',
  selectedOption: '',
  ...given,
});

describe('startingValues', () => {
  it.each([
    ['the first option', everything, values({ selectedOption: 'Set' })],
    ['nothing where there are none', textAndRole, values()],
  ])('is %s', (_, command, expected) => {
    expect(startingValues(command)).toEqual(expected);
  });
});

describe('inputProblems', () => {
  const missing = { textInput: 'missing', selectedRole: 'missing' };
  it.each([
    ['nothing is needed', plain, values(), {}],
    ['all of it', textAndRole, values(), missing],
    [
      'a text of spaces',
      textAndRole,
      values({ textInput: ' \n', selectedRole: 'VIP' }),
      { textInput: 'missing' },
    ],
    ['the role', textAndRole, values({ textInput: 'a' }), { selectedRole: 'missing' }],
    ['nothing', textAndRole, values({ textInput: 'a', selectedRole: '1' }), {}],
    ['all of it to set', everything, values({ selectedOption: 'Set' }), missing],
    ['nothing to enable', everything, values({ selectedOption: 'Enable' }), {}],
    ['nothing to disable', everything, values({ selectedOption: 'Disable' }), {}],
    ['nothing to list', everything, values({ selectedOption: 'List' }), {}],
    [
      'a shorter text, also where none is needed',
      everything,
      values({ selectedOption: 'List', textInput: 'a'.repeat(longestInput + 1) }),
      { textInput: 'tooLong' },
    ],
    [
      'nothing at the limit, spaces around it not counted',
      everything,
      values({ selectedOption: 'List', textInput: ` ${'a'.repeat(longestInput)} ` }),
      {},
    ],
  ])('still wants %s', (_, command, given, problems) => {
    expect(inputProblems(command, given)).toEqual(problems);
    expect(isExecutable(command, given)).toBe(Object.keys(problems).length === 0);
  });
});
