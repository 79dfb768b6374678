import { describe, expect, it } from 'vitest';
import { cut } from './cut';

describe(cut, () => {
  it.each([
    ['a text that fits', '  four ', 4, 'four'],
    ['a text that is too long', 'fours', 4, 'four'],
    ['emoji as one character each', '🦊🦊🦊', 2, '🦊🦊'],
    ['two emoji of two UTF-16 units each', '🦊🦊', 2, '🦊🦊'],
    ['white space', ' \n ', 4, ''],
  ])('%s', (_, text, most, kept) => {
    expect(cut(text, most)).toBe(kept);
  });
});
