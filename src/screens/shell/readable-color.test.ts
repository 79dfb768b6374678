import { describe, expect, it } from 'vitest';
import { contrast, LEAST_CONTRAST } from '#domain/team/name-color';
import { dark, light } from '#theme/tokens';
import { hardSchemes, nameStyle, readableIn } from './readable-color';

describe('hardSchemes', () => {
  it.each([
    ['#FFFFFF', []],
    ['#ffffff', []],
    ['#fff', []],
    ['#FFFF00', ['light']],
    ['#330000', ['dark']],
    ['#7a7a7a', ['dark', 'light']],
  ])('%s', (color, schemes) => {
    expect(hardSchemes(color)).toEqual(schemes);
  });
});

describe('nameStyle', () => {
  it('keeps a readable color', () => {
    expect([readableIn('dark', '#ffff00'), readableIn('light', '#330000')]).toEqual([
      '#ffff00',
      '#330000',
    ]);
  });

  it.each(['#000000', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#5865f2', '#7a7a7a', '#fffffe'])(
    'makes %s readable in both color schemes',
    (color) => {
      const least = Math.min(
        ...Object.entries({ dark, light }).flatMap(([scheme, tokens]) => {
          const shade = readableIn(scheme === 'dark' ? 'dark' : 'light', color);
          const { surface, surfaceRaised, surfaceHover } = tokens;
          return [surface, surfaceRaised, surfaceHover].map((ground) => contrast(shade, ground));
        }),
      );
      expect(least).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    },
  );

  it('uses the text color for the default and for invalid colors', () => {
    expect(['#FFFFFF', '#ff', ''].map(nameStyle)).toEqual([undefined, undefined, undefined]);
  });
});
