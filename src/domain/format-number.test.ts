import { expect, it } from 'vitest';
import { formatNumber } from './format-number';

it.each([
  [0, '0'],
  [999, '999'],
  [4096, '4,096'],
  [-1_000_000, '-1,000,000'],
])('formats %d as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});
