import { describe, expect, it } from 'vitest';
import { colorToInteger, DEFAULT_COLOR, integerToColor, parseColor } from './color';

it('starts as blurple', () => {
  expect([DEFAULT_COLOR, colorToInteger(DEFAULT_COLOR)]).toEqual(['#5865f2', 5_793_266]);
});

describe('parseColor', () => {
  it.each([
    ['#5865f2', '#5865f2'],
    ['#5865F2', '#5865f2'],
    ['  5865f2 ', '#5865f2'],
    ['0x5865f2', '#5865f2'],
    ['#abc', '#aabbcc'],
    ['ABC', '#aabbcc'],
    ['123456', '#123456'],
    ['5793266', '#5865f2'],
    ['16777215', '#ffffff'],
    ['16777216', null],
    ['rgb(88, 101, 242)', '#5865f2'],
    ['RGB(0 0 0)', '#000000'],
    ['rgb(256, 0, 0)', null],
    ['rgb(1, 2)', null],
    ['', null],
    ['#', null],
    ['#58', null],
    ['#5865f', null],
    ['#5865f2a', null],
    ['#5865fg', null],
    ['red', null],
    ['#5865f2;background:url(x)', null],
    ['-1', null],
  ])('%o is %o', (typed, color) => {
    expect(parseColor(typed)).toBe(color);
  });
});

describe('integerToColor', () => {
  it.each([
    [0, '#000000'],
    [255, '#0000ff'],
    [16_777_215, '#ffffff'],
    [16_777_216, null],
    [-1, null],
    [1.5, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('%d is %o', (integer, color) => {
    expect(integerToColor(integer)).toBe(color);
  });

  it.each([0, 1, 4096, 5_793_266, 16_777_215])('%d survives a round trip', (integer) => {
    expect(colorToInteger(integerToColor(integer) ?? '')).toBe(integer);
  });
});
