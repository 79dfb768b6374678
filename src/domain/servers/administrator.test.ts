import { expect, it } from 'vitest';
import { isAdministrator } from './administrator';

it.each([
  ['8', true],
  ['9', true],
  ['15', true],
  ['0', false],
  ['7', false],
  ['16', false],
  ['24', true],
  ['2147483647', true],
  // The two values differ in one bit only. A JavaScript number above 2^53 would lose this bit.
  ['9007199254740992', false],
  ['9007199254741000', true],
  ['340282366920938463463374607431768211455', true],
  ['340282366920938463463374607431768211447', false],
  ['', false],
  [' 8', false],
  ['8\n', false],
  ['-8', false],
  ['0x8', false],
  ['8.0', false],
  ['8n', false],
  ['administrator', false],
  ['8'.repeat(1_000_000), false],
])('%j → %s', (permissions, expected) => {
  expect(isAdministrator(permissions)).toBe(expected);
});
