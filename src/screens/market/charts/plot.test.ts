import { describe, expect, test } from 'vitest';
import { labeledEvery, plotFor } from './plot';

const size = { width: 600, height: 240, em: 10 };

describe('the area of the bars', () => {
  test('leaves room for the widest amount, and for one line below', () => {
    const plot = plotFor(size, { amounts: ['$0', '$1.2K'], hasMarks: false });
    expect(plot).toEqual({ left: 40, top: 10, right: 600, bottom: 222 });
  });

  test('leaves room for the numbers of marks', () => {
    expect(plotFor(size, { amounts: ['$0'], hasMarks: true }).top).toBe(18);
  });

  test('grows with the size of the font', () => {
    const large = plotFor({ ...size, em: 20 }, { amounts: ['$1.2K'], hasMarks: false });
    expect(large).toEqual({ left: 80, top: 20, right: 600, bottom: 204 });
  });
});

describe('the labels below the bars', () => {
  const months = Array.from({ length: 12 }, () => 'Nov 26');

  test.each([
    { width: 1_000, every: 1 },
    { width: 552, every: 1 },
    { width: 551, every: 2 },
    { width: 300, every: 2 },
    { width: 200, every: 3 },
    { width: 20, every: 12 },
    { width: 0, every: 12 },
  ])('in $width px, each label of $every is shown', ({ width, every }) => {
    expect(labeledEvery(months, { width, em: 10 })).toBe(every);
  });

  test('without labels, nothing is left out', () => {
    expect(labeledEvery([], { width: 300, em: 10 })).toBe(1);
  });
});
