import { expect, it } from 'vitest';
import { isNameTyped } from './own-store';

it.each([
  ['Card Collectors', true],
  ['  Card   Collectors ', true],
  ['Card Collector', false],
  ['card collectors', false],
  ['', false],
])('%j is the name: %s', (typed, isTyped) => {
  expect(isNameTyped('Card  Collectors', typed)).toBe(isTyped);
});
