import { describe, expect, it } from 'vitest';
import { numberErrorText, outOfBoundsText, savedAsText } from './numbers';

describe('numberErrorText', () => {
  it.each([
    [{ kind: 'notANumber' }, 'Enter one whole number in digits, like 25.'],
    [{ kind: 'fraction', below: 1, above: 2 }, 'Enter a whole number: 1 or 2.'],
    [
      { kind: 'ambiguous', small: 1, large: 1000 },
      'This could mean 1 or 1,000. Enter it without the period.',
    ],
    [{ kind: 'extraText', extra: '$' }, 'Enter only the number, without “$”.'],
  ] as const)('%j', (error, text) => {
    expect(numberErrorText(error)).toBe(text);
  });
});

it('groups the digits of bounds', () => {
  expect(outOfBoundsText(0, 1_000_000_000)).toBe('Enter a whole number from 0 to 1,000,000,000.');
});

it('shows the saved number in plain digits', () => {
  expect(savedAsText(1_000_000)).toBe('This will be saved as 1000000.');
});
