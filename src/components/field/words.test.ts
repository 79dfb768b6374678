import { describe, expect, it } from 'vitest';
import { addWords, splitWords, takeWords } from './words';

describe(splitWords, () => {
  it.each([
    ['a, b, c', ['a', 'b', 'c']],
    ['a,b', ['a,b']],
    ['one word', ['one word']],
    ['a\nb\r\nc', ['a', 'b', 'c']],
    [' a ,  b , ', ['a', 'b']],
    ['a, a, b', ['a', 'b']],
    ['', []],
    [', , ', []],
  ])('%j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

describe(takeWords, () => {
  it.each([
    ['a', { words: [], rest: 'a' }],
    ['a,', { words: [], rest: 'a,' }],
    ['a, ', { words: ['a'], rest: '' }],
    ['a, b, c', { words: ['a', 'b'], rest: 'c' }],
    [', ', { words: [], rest: '' }],
  ])('%j', (text, taken) => {
    expect(takeWords(text)).toEqual(taken);
  });
});

describe(addWords, () => {
  it('keeps what is there, also twice, and adds what is new', () => {
    expect(addWords(['a', 'a', 'b'], ['b', 'c'])).toEqual(['a', 'a', 'b', 'c']);
  });
});
