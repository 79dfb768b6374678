import { describe, expect, it } from 'vitest';
import { isChangelog, pathOf, stepsAround } from './reading-order';

describe('the pages of the documentation, one after another', () => {
  it('start with the overview', () => {
    expect(stepsAround('/docs')).toEqual({
      previous: null,
      next: { path: '/docs/features', title: 'Features' },
    });
  });

  it('go from the changelog, which shows the latest version, to the version before it', () => {
    const around = {
      previous: { path: '/docs/user-commands', title: 'User commands' },
      next: { path: '/docs/changelog/1.45', title: 'Version 1.45' },
    };
    expect(stepsAround('/docs/changelog')).toEqual(around);
    expect(stepsAround('/docs/changelog/1.5')).toEqual(around);
  });

  it('end with the oldest version', () => {
    expect(stepsAround('/docs/changelog/1.1').next).toBeNull();
  });

  it('lead nowhere from a page that is not there', () => {
    expect(stepsAround('/docs/changelog/9')).toEqual({ previous: null, next: null });
  });
});

describe('the changelog', () => {
  it.each([
    ['/docs/changelog', true],
    ['/docs/changelog/1.45', true],
    ['/docs/changelogs', false],
    ['/docs', false],
  ])('%s: %s', (path, expected) => {
    expect(isChangelog(path)).toBe(expected);
  });
});

describe('an address', () => {
  it.each([
    ['/docs/', '/docs'],
    ['/Docs/Features', '/docs/features'],
    ['/docs/changelog/V1.45/', '/docs/changelog/1.45'],
    ['/docs/changelog/version', '/docs/changelog/version'],
  ])('%s is %s', (pathname, path) => {
    expect(pathOf(pathname)).toBe(path);
  });
});
