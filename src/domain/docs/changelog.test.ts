import { describe, expect, it } from 'vitest';
import { findVersion, parseVersion } from './changelog';

it.each([
  ['v1.5', '1.5'],
  ['V1.45', '1.45'],
  ['1.5', '1.5'],
  ['version', 'version'],
  ['vv1.5', 'vv1.5'],
  ['', ''],
])('%s is parsed as %s', (text, version) => {
  expect(parseVersion(text)).toBe(version);
});

describe('findVersion', () => {
  const list = [{ version: '1.5' }, { version: '1.45' }];

  it.each(['1.5', 'v1.5'])('finds %s', (text) => {
    expect(findVersion(list, text)).toEqual({ version: '1.5' });
  });

  it.each(['1.50', '01.5', '1.4', 'v', '', '1.5 ', '__proto__'])('does not find "%s"', (text) => {
    expect(findVersion(list, text)).toBeNull();
  });
});
