import { expect, it } from 'vitest';
import { ansiRuns, withoutAnsi } from './ansi';

const plain = { isBold: false, isUnderlined: false, color: null, background: null };

it.each([
  ['plain', [{ ...plain, text: 'plain' }]],
  [
    'a\u001b[31mb\u001b[0mc',
    [
      { ...plain, text: 'a' },
      { ...plain, color: 'red', text: 'b' },
      { ...plain, text: 'c' },
    ],
  ],
  [
    '\u001b[1;4;33;45mb',
    [{ isBold: true, isUnderlined: true, color: 'yellow', background: 'pink', text: 'b' }],
  ],
  [
    '\u001b[1mb\u001b[mc',
    [
      { ...plain, isBold: true, text: 'b' },
      { ...plain, text: 'c' },
    ],
  ],
  [
    '\u001b[38;5ma\u001b[99mb',
    [
      { ...plain, text: 'a' },
      { ...plain, text: 'b' },
    ],
  ],
  ['a\u001bb\u001b[31', [{ ...plain, text: 'ab[31' }]],
  ['', []],
])('%o', (text, runs) => {
  expect(ansiRuns(text)).toEqual(runs);
});

it('is read without its codes', () => {
  expect(withoutAnsi('\u001b[1;31mred\u001b[0m')).toBe('red');
});
