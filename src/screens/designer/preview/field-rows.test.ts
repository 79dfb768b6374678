import { describe, expect, it } from 'vitest';
import { fieldWidths } from './field-rows';

const fields = (pattern: string) => pattern.split('').map((sign) => ({ inline: sign === 'i' }));

describe(fieldWidths, () => {
  it.each([
    ['', []],
    ['b', ['whole']],
    ['i', ['whole']],
    ['ii', ['half', 'half']],
    ['iii', ['third', 'third', 'third']],
    ['iiii', ['third', 'third', 'third', 'whole']],
    ['iiiii', ['third', 'third', 'third', 'half', 'half']],
    ['ibii', ['whole', 'whole', 'half', 'half']],
    ['bib', ['whole', 'whole', 'whole']],
  ])('"%s"', (pattern, widths) => {
    expect(fieldWidths(fields(pattern))).toEqual(widths);
  });
});
