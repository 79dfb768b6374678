import { expect, it } from 'vitest';
import { weakPasswordText } from './account';

it.each([
  [[], 'This password is too weak.'],
  [['length'], 'This password is too weak. Use at least 8 characters.'],
  [
    ['characters', 'pwned'],
    'This password is too weak. Mix lowercase and uppercase letters, digits, and symbols. It has appeared in a data breach.',
  ],
] as const)('a password that is weak for %j', (reasons, text) => {
  expect(weakPasswordText(reasons)).toBe(text);
});
