import { describe, expect, it } from 'vitest';
import { accountNotices, signInRedirectNotices } from './session';

const titleOf = (pathname: string, notice: 'signedOut' | 'signInFailed', isResyncing = false) =>
  accountNotices({ pathname, isResyncing })[notice]?.title;

describe('accountNotices', () => {
  it.each([
    ['/servers', 'Successfully signed out'],
    ['/dashboard/1/points', 'Successfully signed out'],
    ['/docs', 'Successfully logged out from Discord'],
    ['/marketplace', 'Successfully logged out from marketplace'],
  ])('names a sign-out on %s', (pathname, title) => {
    expect(titleOf(pathname, 'signedOut')).toBe(title);
  });

  it.each(['/', '/servers', '/dashboard/1', '/admin'])(
    'names a failed resync on %s',
    (pathname) => {
      expect(titleOf(pathname, 'signInFailed', true)).not.toBe(titleOf(pathname, 'signInFailed'));
    },
  );
});

describe('signInRedirectNotices', () => {
  it.each(['linkIgnored', 'authenticationFailed'] as const)(
    'explains the links of emails in the marketplace: %s',
    (notice) => {
      expect(signInRedirectNotices('/marketplace')[notice].title).toMatch(/within 5 minutes/);
      expect(signInRedirectNotices('/servers')[notice].title).not.toMatch(/within 5 minutes/);
    },
  );
});
