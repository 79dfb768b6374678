import { minidenticon } from 'minidenticons';
import { describe, expect, it } from 'vitest';
import { identiconOf, initialsOf } from './fallback';

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

it.each([
  ['Reseller Hub', 'RH'],
  ['amazon flips and deals', 'AF'],
  ['Grouped', 'GR'],
  ['x', 'X'],
  ['  padded   name ', 'PN'],
  ['#general', 'GE'],
  ['(Best) "Deals"', 'BD'],
  ['• • Vault', 'VA'],
  ['4 seasons', '4S'],
  ['ålesund øst', 'ÅØ'],
  ['e\u0301cole', 'E\u0301C'],
  ['𝔤𝔯𝔬𝔲𝔭', '𝔤𝔯'],
  ['群組', '群組'],
  ['🦊 den', '🦊D'],
  ['👨‍👩‍👧‍👦 house', '👨‍👩‍👧‍👦H'],
  ['🇳🇴🇸🇪', '🇳🇴🇸🇪'],
  ['1️⃣ first', '1️⃣F'],
])('returns the initials of %j: %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it.each(['', '   ', '!!!', '\u200b', '— …'])('returns null for %j', (name) => {
  expect(initialsOf(name)).toBeNull();
});
