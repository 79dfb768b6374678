import { describe, expect, it } from 'vitest';
import { isChangelog, pathOf, stepsAround } from './reading-order';

describe('stepsAround', () => {
  it('starts with the overview', () => {
    expect(stepsAround('/docs')).toEqual({
      previous: null,
      next: { path: '/docs/features', title: 'Features', direction: 'Next' },
    });
  });

  it('goes from the changelog, which shows the latest version, to the version before it', () => {
    const around = {
      previous: { path: '/docs/user-commands', title: 'User commands', direction: 'Previous' },
      next: { path: '/docs/changelog/1.45', title: 'Version 1.45', direction: 'Older' },
    };
    expect(stepsAround('/docs/changelog')).toEqual(around);
    expect(stepsAround('/docs/changelog/1.5')).toEqual(around);
  });

  it('goes to newer and older versions from a version', () => {
    expect(stepsAround('/docs/changelog/1.45')).toEqual({
      previous: { path: '/docs/changelog', title: 'Version 1.5', direction: 'Newer' },
      next: { path: '/docs/changelog/1.4', title: 'Version 1.4', direction: 'Older' },
    });
  });

  it('goes from the commands to the changelog by its name', () => {
    expect(stepsAround('/docs/user-commands').next).toEqual({
      path: '/docs/changelog',
      title: 'Changelog',
      direction: 'Next',
    });
  });

  it('ends with the oldest version', () => {
    expect(stepsAround('/docs/changelog/1.1').next).toBeNull();
  });

  it('returns no steps for an unknown page', () => {
    expect(stepsAround('/docs/changelog/9')).toEqual({ previous: null, next: null });
  });
});

describe('isChangelog', () => {
  it.each([
    ['/docs/changelog', true],
    ['/docs/changelog/1.45', true],
    ['/docs/changelogs', false],
    ['/docs', false],
  ])('%s: %s', (path, expected) => {
    expect(isChangelog(path)).toBe(expected);
  });
});

describe('pathOf', () => {
  it.each([
    ['/docs/', '/docs'],
    ['/Docs/Features', '/docs/features'],
    ['/docs/changelog/V1.45/', '/docs/changelog/1.45'],
    ['/docs/changelog/version', '/docs/changelog/version'],
  ])('%s is %s', (pathname, path) => {
    expect(pathOf(pathname)).toBe(path);
  });
});
