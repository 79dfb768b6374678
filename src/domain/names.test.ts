import { describe, expect, it } from 'vitest';
import { cleanName, cutTo, isolated, isVisible, lineOf } from './names';

it.each([
  ['Ada', true],
  ['.', true],
  ['👨‍👩‍👧', true],
  ['علی‌رضا', true],
  ['\u0301', true],
  ['', false],
  [' \u00a0\u3000\t\n', false],
  ['\u3164', false],
  ['\u2800', false],
  ['\u200b\u200c\u200d\u2060\ufeff', false],
  ['\u115f\u1160\uffa0', false],
  ['\u00ad\u034f\u061c\u17b4\u180e', false],
  ['\u202e\u2067', false],
  ['\ufe0f', false],
  ['\u{e0041}\u{e007f}', false],
  ['\u{1d159}', false],
])('%j is visible: %s', (text, expected) => {
  expect(isVisible(text)).toBe(expected);
});

it.each([
  ['علی‌رضا', 'علی‌رضا'],
  ['👨‍👩‍👧 Fam', '👨‍👩‍👧 Fam'],
  ['\u200fשלום\u200e', '\u200fשלום\u200e'],
  ['\u202Egnp\u202C.exe\u0007\u0085', 'gnp.exe'],
  ['\u3000Ada  L\u00a0', 'Ada  L'],
  ['\u3164', ''],
])('the clean name of %j is %j', (text, clean) => {
  expect(cleanName(text)).toBe(clean);
});

it('is saved by a form on one line', () => {
  expect(lineOf(' Ada\n\tL\u202E\u3000B ')).toBe('Ada L B');
});

describe('a cut', () => {
  const family = '👨‍👩‍👧';
  it.each([
    ['Ada', 3, 'Ada'],
    ['Adam', 3, 'Ada'],
    [`A${family}`, 6, `A${family}`],
    [`A${family}B`, 6, `A${family}`],
    [`A${family}`, 5, 'A'],
    ['Zoe\u0308x', 3, 'Zo'],
    ['🇩🇪🇫🇷', 3, '🇩🇪'],
    ['नमस्ते', 3, 'नम'],
    [`a${'\u0301'.repeat(9)}`, 4, 'a\u0301\u0301\u0301'],
  ])('of %j to %d is %j', (text, most, expected) => {
    expect(cutTo(text, most)).toBe(expected);
  });
});

it.each([
  ['Sneaker Wire', 'Sneaker Wire'],
  ['₿ Crypto 夜', '₿ Crypto 夜'],
  ['חנות (2)', '\u2068חנות (2)\u2069'],
  ['متجر', '\u2068متجر\u2069'],
  ['\u202Eevil', '\u2068evil\u2069'],
  ['a\u2069b', '\u2068ab\u2069'],
  ['', ''],
])('%j is isolated as %j', (name, expected) => {
  expect(isolated(name)).toBe(expected);
});
