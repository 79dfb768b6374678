import { describe, expect, it } from 'vitest';
import { contrast, isDefaultColor, isHardToRead, isNameColor } from './name-color';

const [dark, light] = ['#14151c', '#ffffff'];

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#FFFFFF', 4.54],
  ['#abc', '#ffffff', 1],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

describe('isHardToRead', () => {
  it.each([
    ['#777777', light, true],
    ['#767676', light, false],
    ['#f0b955', light, true],
    ['#f0b955', dark, false],
    ['#2b2d55', dark, true],
    ['#2b2d55', light, false],
    ['#FFFFFF', light, false],
    ['#ffffff', light, false],
    ['#fffffe', light, true],
    ['#ff', light, false],
  ])('%s on %s: %s', (color, surface, expected) => {
    expect(isHardToRead(color, surface)).toBe(expected);
  });
});

it.each([
  ['#9b87f5', true, false],
  ['#FFFFFF', true, true],
  ['#ffffff', true, true],
  ['9b87f5', false, false],
  ['#9b87f', false, false],
  ['#9b87fg', false, false],
  ['#9b87f5;', false, false],
])('%s is a color: %s, the default: %s', (text, isColor, isDefault) => {
  expect([isNameColor(text), isDefaultColor(text)]).toEqual([isColor, isDefault]);
});
