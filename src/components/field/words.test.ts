import { describe, expect, it } from 'vitest';
import { addWords, isListed, wordList } from './words';

describe(isListed, () => {
  it.each([
    ['a', false],
    ['a,b', false],
    ['a, b', true],
    ['a;b', true],
    ['a\tb', true],
    ['a\n', true],
    ['\n', false],
  ])('%j → %s', (pasted, answer) => {
    expect(isListed(pasted, wordList)).toBe(answer);
  });
});

describe(addWords, () => {
  it('keeps existing values, including duplicates, and adds new ones once', () => {
    expect(addWords(['a', 'a', 'b'], ['b', 'c', 'c'])).toEqual(['a', 'a', 'b', 'c']);
  });
});
