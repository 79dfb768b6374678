import { expect, it } from 'vitest';
import type { CommandDefinition } from './definition';

const words = {
  name: 'autorole',
  description: 'Gives a role.',
  hasTextInput: false,
  hasRoleSelect: true,
};

it('accepts commands with and without options', () => {
  const definitions: CommandDefinition[] = [
    { ...words, hasOptions: true, options: ['Enable', 'Disable'] },
    { ...words, hasOptions: false, options: [] },
  ];
  expect(definitions).toHaveLength(2);
});

it('rejects invalid combinations', () => {
  const mixtures: CommandDefinition[] = [
    // @ts-expect-error options without hasOptions
    { ...words, hasOptions: false, options: ['Enable', 'Disable'] },
    // @ts-expect-error no options
    { ...words, hasOptions: true, options: [] },
    // @ts-expect-error a single option
    { ...words, hasOptions: true, options: ['Enable'] },
    // @ts-expect-error hasOptions is missing
    { ...words, options: [] },
  ];
  expect(mixtures).toHaveLength(4);
});
