import { expect, it } from 'vitest';
import { accessOf, accessPresets, presetNames } from './access-preset';

it('finds the preset of each list of panels, in any order', () => {
  for (const name of presetNames) expect(accessOf(accessPresets[name].toReversed())).toBe(name);
});

it.each([
  ['without panels', []],
  ['with some of a preset', ['points']],
  ['with a panel more than a preset', ['points', 'embeds', 'editors']],
] as const)('is custom %s', (_, panels) => {
  expect(accessOf(panels)).toBe('custom');
});

it('ignores a panel that comes with a role', () => {
  expect(accessOf(['misc', 'embeds', 'points'])).toBe('support');
});
