import { describe, expect, it } from 'vitest';
import { contrast, isDefaultColour, isHardToRead, isNameColour } from './name-colour';

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
  ])('%s on %s: %s', (colour, surface, expected) => {
    expect(isHardToRead(colour, surface)).toBe(expected);
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
])('%s is a colour: %s, the default: %s', (text, isColour, isDefault) => {
  expect([isNameColour(text), isDefaultColour(text)]).toEqual([isColour, isDefault]);
});
