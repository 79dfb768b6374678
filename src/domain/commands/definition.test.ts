import { expect, it } from 'vitest';
import type { CommandDefinition } from './definition';

const words = {
  name: 'autorole',
  description: 'Gives a role.',
  hasTextInput: false,
  hasRoleSelect: true,
};

it('takes a command with options, and one without', () => {
  const definitions: CommandDefinition[] = [
    { ...words, hasOptions: true, options: ['Enable', 'Disable'] },
    { ...words, hasOptions: false, options: [] },
  ];
  expect(definitions).toHaveLength(2);
});

it('does not take what cannot be', () => {
  const mixtures: CommandDefinition[] = [
    // @ts-expect-error options that nobody can choose
    { ...words, hasOptions: false, options: ['Enable', 'Disable'] },
    // @ts-expect-error a choice of nothing
    { ...words, hasOptions: true, options: [] },
    // @ts-expect-error a choice of one
    { ...words, hasOptions: true, options: ['Enable'] },
    // @ts-expect-error no word on whether there are options
    { ...words, options: [] },
  ];
  expect(mixtures).toHaveLength(4);
});
