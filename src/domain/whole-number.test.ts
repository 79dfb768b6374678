import { describe, expect, it } from 'vitest';
import { readWholeNumber, type NumberError } from './whole-number';

describe('readWholeNumber', () => {
  it.each([
    ['25', 25],
    ['0', 0],
    ['-3', -3],
    ['+5', 5],
    ['− 3', -3],
    ['-0', 0],
    ['007', 7],
    [' 25 ', 25],
    ['25\n', 25],
    ['\u200B25\u200E', 25],
    ['1e9', 1_000_000_000],
    ['1E3', 1000],
    ['1.5e3', 1500],
    ['1.000e3', 1000],
    ['50e-1', 5],
    ['0e999999999', 0],
    ['1.', 1],
    ['25.0', 25],
    ['25,00', 25],
    ['1,000', 1000],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1,234.00', 1234],
    ['1.234,00', 1234],
    ['1 000', 1000],
    ['1\u00A0000\u202F000', 1_000_000],
    ["1'000", 1000],
    ['1’000’000', 1_000_000],
    ['1_000', 1000],
    ['１２', 12],
    ['－７', -7],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['-9007199254740991', Number.MIN_SAFE_INTEGER],
  ])('reads %j as %d', (text, value) => {
    expect(readWholeNumber(text)).toEqual({ kind: 'number', value });
  });

  it.each(['', ' ', '\n', '\u00A0'])('reads %j as empty', (text) => {
    expect(readWholeNumber(text)).toEqual({ kind: 'empty' });
  });

  it.each<[text: string, unit: string, value: number]>([
    ['25 points', 'points', 25],
    ['1,000 points', 'points', 1000],
    ['1 Point', 'points', 1],
    ['25pts', 'points', 25],
    ['50%', '%', 50],
    ['50 percent', '%', 50],
    ['5 rounds', 'rounds', 5],
  ])('reads %j as a number of %s', (text, unit, value) => {
    expect(readWholeNumber(text, unit)).toEqual({ kind: 'number', value });
  });

  it.each<[text: string, unit: string | undefined, error: NumberError]>([
    ['1.5', undefined, { kind: 'fraction', below: 1, above: 2 }],
    ['-1.5', undefined, { kind: 'fraction', below: -2, above: -1 }],
    ['1,5', undefined, { kind: 'fraction', below: 1, above: 2 }],
    ['1,234.5', undefined, { kind: 'fraction', below: 1234, above: 1235 }],
    ['.5', undefined, { kind: 'fraction', below: 0, above: 1 }],
    ['0.500', undefined, { kind: 'fraction', below: 0, above: 1 }],
    ['1e-1', undefined, { kind: 'fraction', below: 0, above: 1 }],
    ['1e-999999999', undefined, { kind: 'fraction', below: 0, above: 1 }],
    ['1.000', undefined, { kind: 'ambiguous', small: 1, large: 1000 }],
    ['-2.500', undefined, { kind: 'ambiguous', small: -2.5, large: -2500 }],
    ['$25', 'points', { kind: 'extraText', extra: '$' }],
    ['25 €', 'points', { kind: 'extraText', extra: '€' }],
    ['50%', 'points', { kind: 'extraText', extra: '%' }],
    ['25 points', '%', { kind: 'extraText', extra: 'points' }],
    ['10k', undefined, { kind: 'extraText', extra: 'k' }],
    ['1e', undefined, { kind: 'extraText', extra: 'e' }],
    ['-', undefined, { kind: 'notANumber' }],
    ['--1', undefined, { kind: 'notANumber' }],
    ['1-2', undefined, { kind: 'notANumber' }],
    ['5  6', undefined, { kind: 'notANumber' }],
    ['5\n6', undefined, { kind: 'notANumber' }],
    ['1\n000', undefined, { kind: 'notANumber' }],
    ['5 to 10', undefined, { kind: 'notANumber' }],
    ['1,00,000', undefined, { kind: 'notANumber' }],
    ['0x10', undefined, { kind: 'notANumber' }],
    ['many', undefined, { kind: 'notANumber' }],
    ['Infinity', undefined, { kind: 'notANumber' }],
    ['٢٥', undefined, { kind: 'notANumber' }],
    ['9007199254740992', undefined, { kind: 'tooLarge' }],
    ['-99999999999999999999', undefined, { kind: 'tooLarge' }],
    ['1e400', undefined, { kind: 'tooLarge' }],
    ['1e999999999', undefined, { kind: 'tooLarge' }],
    ['99999999999999999999.5', undefined, { kind: 'tooLarge' }],
  ])('rejects %j in a field of %s', (text, unit, error) => {
    expect(readWholeNumber(text, unit)).toEqual({ kind: 'invalid', error });
  });

  it('parses a long text in linear time', () => {
    const started = performance.now();
    for (const piece of ['1', '1,', '1 ', '$', '1.']) readWholeNumber(piece.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
