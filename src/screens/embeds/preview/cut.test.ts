import { describe, expect, it } from 'vitest';
import { cut } from './cut';

describe(cut, () => {
  it.each([
    ['a text that fits', '  four ', 4, 'four'],
    ['a text that is too long', 'fours', 4, 'four'],
    ['emoji, each of them one character', '🦊🦊🦊', 2, '🦊🦊'],
    ['a text of two halves of the limit in UTF-16', '🦊🦊', 2, '🦊🦊'],
    ['nothing', ' \n ', 4, ''],
  ])('%s', (_, text, most, kept) => {
    expect(cut(text, most)).toBe(kept);
  });
});
