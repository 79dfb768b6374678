import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultDesign, type StoreDesign } from './design';
import { randomPalettes } from './random-palettes.fixture';
import { adjustedColors, contrast, readableColor, storeColors } from './readable-colors';

/** Returns 33 colors along a gradient, interpolated as browsers do. */
function mixes(from: string, to: string): string[] {
  const channels = (color: string) =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const [a, b] = [channels(from), channels(to)];
  return Array.from({ length: 33 }, (_, step) => {
    const mixed = a.map((value, index) => value + ((b[index] ?? 0) - value) * (step / 32));
    return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
  });
}

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#000000', 2.44],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

describe('readableColor', () => {
  it('keeps a color that is readable', () => {
    expect(readableColor('#6f4cff', ['#ffffff'])).toBe('#6f4cff');
  });

  it('darkens on white and lightens on black, and keeps the hue', () => {
    const onWhite = readableColor('#ffe100', ['#ffffff']);
    expect(contrast(onWhite, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(onWhite).toMatch(/^#[5-9a-f].[4-9a-f].00$/);
    expect(readableColor('#000080', ['#0c0d12'])).not.toBe('#000080');
  });

  it('is black or white if nothing else is readable', () => {
    expect(['#000000', '#ffffff']).toContain(readableColor('#777777', ['#000000', '#ffffff'], 7));
  });
});

describe('storeColors', () => {
  it('are readable on every palette, in both schemes', () => {
    fc.assert(
      fc.property(randomPalettes, fc.constantFrom('dark', 'light'), (palette, scheme) => {
        const colors = storeColors({ ...defaultDesign, ...palette }, scheme);
        const pairs = [
          [colors.onPrimary, colors.primary],
          ...[colors.page, colors.surface].flatMap((surface) => [
            [colors.text, surface],
            [colors.quietText, surface],
            [colors.primaryText, surface],
            [colors.accentText, surface],
          ]),
        ] as const;
        for (const [text = '', surface = ''] of pairs) {
          expect(contrast(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
        }
        for (const mix of mixes(colors.heroFrom, colors.heroTo)) {
          // The limit is slightly lower here, because the browser rounds the channels of a mixed color to whole
          // numbers.
          expect(contrast(colors.onHero, mix), mix).toBeGreaterThanOrEqual(4.48);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('are the colors of the design where those are readable', () => {
    const design = { ...defaultDesign, primaryColor: '#1d4ed8', secondaryColor: '#6d28d9' };
    expect(storeColors(design, 'light')).toMatchObject({
      primary: '#1d4ed8',
      onPrimary: '#ffffff',
      primaryText: '#1d4ed8',
      heroFrom: '#1d4ed8',
      heroTo: '#6d28d9',
      onHero: '#ffffff',
    });
  });

  it('have one hero color without a gradient', () => {
    const { heroFrom, heroTo } = storeColors({ ...defaultDesign, useGradient: false }, 'dark');
    expect(heroFrom).toBe(heroTo);
  });

  it('use black text on a bright gradient whose middle is bright too', () => {
    const design = { ...defaultDesign, primaryColor: '#ffe100', secondaryColor: '#ffffff' };
    expect(storeColors(design, 'dark')).toMatchObject({ heroFrom: '#ffe100', onHero: '#000000' });
  });
});

describe('adjustedColors', () => {
  const namesOf = (design: Partial<StoreDesign>) =>
    adjustedColors({ ...defaultDesign, ...design }).map((adjusted) =>
      [adjusted.field, adjusted.use === 'text' ? adjusted.scheme : 'gradient', adjusted.after].join(
        ' ',
      ),
    );

  it.each([
    [
      { primaryColor: '#000000', secondaryColor: '#ffffff', accentColor: '#7a73ff' },
      'secondaryColor gradient #757575',
    ],
    [
      { primaryColor: '#ffffff', secondaryColor: '#000000', accentColor: '#7a73ff' },
      'primaryColor gradient #757575',
    ],
  ])('names the end of a gradient on which no text is readable: %j', (design, expected) => {
    expect(namesOf(design)).toContain(expected);
    expect(namesOf({ ...design, useGradient: false }).join()).not.toContain('gradient');
  });

  it('names every color that the page changes, and no other', () => {
    fc.assert(
      fc.property(randomPalettes, (palette) => {
        const design = { ...defaultDesign, ...palette };
        const end = design.useGradient ? design.secondaryColor : design.primaryColor;
        const changed = (['dark', 'light'] as const).flatMap((scheme) => {
          const colors = storeColors(design, scheme);
          const pairs = [
            [design.primaryColor, colors.primaryText],
            [design.accentColor, colors.accentText],
            [design.primaryColor, colors.heroFrom],
            [end, colors.heroTo],
          ] as const;
          return pairs.flatMap(([before, after]) =>
            before === after ? [] : [`${before} ${after}`],
          );
        });
        const named = adjustedColors(design).map(({ before, after }) => `${before} ${after}`);
        expect(new Set(named)).toEqual(new Set(changed));
      }),
    );
  });
});
