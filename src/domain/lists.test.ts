import { describe, expect, it } from 'vitest';
import { splitList, takeFromList } from './lists';

describe('splitList', () => {
  it.each([
    ['', []],
    [' \n', []],
    ['a, b, c', ['a', 'b', 'c']],
    ['a,b', ['a,b']],
    ['1,5', ['1,5']],
    ['one word', ['one word']],
    ['a\nb\r\nc', ['a', 'b', 'c']],
    ['a;b; c', ['a', 'b', 'c']],
    ['a\tb\tc', ['a', 'b', 'c']],
    ['a,\nb', ['a', 'b']],
    [' a ,  b , ', ['a', 'b']],
    ['a, a, b', ['a', 'b']],
    [',', []],
    [', , ;,', []],
    ['one,', ['one']],
    [',one', ['one']],
    ['one, , two, ', ['one', 'two']],
  ])('%j', (text, entries) => {
    expect(splitList(text)).toEqual(entries);
  });

  it('takes linear time', () => {
    const started = performance.now();
    for (const piece of [' ', ',', ', ', 'a ,', ' a', ';']) splitList(`x${piece.repeat(100_000)}x`);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('takeFromList', () => {
  it.each([
    ['a', { entries: [], rest: 'a' }],
    ['a,', { entries: [], rest: 'a,' }],
    ['a, ', { entries: ['a'], rest: '' }],
    ['a;', { entries: ['a'], rest: '' }],
    ['a\t', { entries: ['a'], rest: '' }],
    ['a; b, c', { entries: ['a', 'b'], rest: 'c' }],
    [', ', { entries: [], rest: '' }],
  ])('%j', (text, taken) => {
    expect(takeFromList(text)).toEqual(taken);
  });
});
