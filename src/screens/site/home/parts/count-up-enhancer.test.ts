import { describe, expect, it } from 'vitest';
import { dollars, earnedAt } from './count-up-enhancer';

describe('earnedAt and dollars', () => {
  it.each([
    [-20, 1_000_000],
    [0, 1_000_000],
    [5_000, 14_000_000],
    [7_500, 20_500_000],
    [14_999, 39_997_400],
    [15_000, 40_000_000],
    [99_000, 40_000_000],
  ])('after %s ms is %s', (elapsed, amount) => {
    expect(earnedAt(elapsed)).toBe(amount);
  });

  it.each([
    [0, '$0'],
    [999, '$999'],
    [1_000_000, '$1,000,000'],
    [40_000_000, '$40,000,000'],
  ])('formats %s as %s', (amount, text) => {
    expect(dollars(amount)).toBe(text);
  });
});
