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
    ['empty without options', textAndRole, values()],
  ])('is %s', (_, command, expected) => {
    expect(startingValues(command)).toEqual(expected);
  });
});

describe('inputProblems', () => {
  const missing = { textInput: 'missing', selectedRole: 'missing' };
  it.each([
    ['nothing for a plain command', plain, values(), {}],
    ['text and role', textAndRole, values(), missing],
    [
      'a blank text',
      textAndRole,
      values({ textInput: ' \n', selectedRole: 'VIP' }),
      { textInput: 'missing' },
    ],
    ['the role', textAndRole, values({ textInput: 'a' }), { selectedRole: 'missing' }],
    ['nothing', textAndRole, values({ textInput: 'a', selectedRole: '1' }), {}],
    ['text and role for Set', everything, values({ selectedOption: 'Set' }), missing],
    ['nothing for Enable', everything, values({ selectedOption: 'Enable' }), {}],
    ['nothing for Disable', everything, values({ selectedOption: 'Disable' }), {}],
    ['nothing for List', everything, values({ selectedOption: 'List' }), {}],
    [
      'a shorter text, even if it is optional',
      everything,
      values({ selectedOption: 'List', textInput: 'a'.repeat(longestInput + 1) }),
      { textInput: 'tooLong' },
    ],
    [
      'nothing at the limit, without outer spaces',
      everything,
      values({ selectedOption: 'List', textInput: ` ${'a'.repeat(longestInput)} ` }),
      {},
    ],
  ])('requires %s', (_, command, given, problems) => {
    expect(inputProblems(command, given)).toEqual(problems);
    expect(isExecutable(command, given)).toBe(Object.keys(problems).length === 0);
  });
});
