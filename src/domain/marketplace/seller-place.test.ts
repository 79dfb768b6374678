import { describe, expect, it } from 'vitest';
import { firstSection, sectionIn } from './seller-place';

describe('sectionIn', () => {
  it.each([
    ['', 'index'],
    ['/', 'index'],
    ['overview', 'overview'],
    ['setup/', 'setup'],
    ['Setup', null],
    ['setup/more', null],
    ['constructor', null],
  ])('%j: %s', (rest, section) => {
    expect(sectionIn(rest)).toBe(section);
  });
});

describe('firstSection', () => {
  it.each([
    [false, ['overview', 'design'], 'design'],
    [true, ['overview', 'design'], 'overview'],
    [false, ['overview'], 'overview'],
  ] as const)('designed %s, of %j: %s', (isDesigned, built, first) => {
    expect(firstSection({ isDesigned }, built)).toBe(first);
  });
});
