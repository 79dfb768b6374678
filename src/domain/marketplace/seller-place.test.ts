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
    [false, 'design'],
    [true, 'overview'],
  ])('designed %s: %s', (isDesigned, first) => {
    expect(firstSection({ isDesigned })).toBe(first);
  });
});
