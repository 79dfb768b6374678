import { minidenticon } from 'minidenticons';
import { describe, expect, it } from 'vitest';
import { identiconOf } from './identicon';

describe('identiconOf', () => {
  it.each(['81384788765712384', 'Reseller Hub', '1', 'seed 48'])(
    'returns the squares and the color of the library for "%s"',
    (seed) => {
      const drawn = minidenticon(seed, 45, 58);
      const { squares, color } = identiconOf(seed);
      const places = [...squares.matchAll(/M(\d) (\d)h1v1h-1z/g)].map(([, x, y]) => [x, y]);
      const rects = [...drawn.matchAll(/<rect x="(\d)" y="(\d)" width="1" height="1"\/>/g)];
      expect(places).toEqual(rects.map(([, x, y]) => [x, y]));
      expect(places.length).toBe(drawn.split('<rect').length - 1);
      expect(places.length).toBeGreaterThan(0);
      expect(color).toMatch(/^hsl\(\d+ 45% 58%\)$/);
      expect(drawn).toContain(`fill="${color}"`);
    },
  );

  it('returns no squares for an empty seed', () => {
    expect(identiconOf('').squares).toBe('');
  });
});
