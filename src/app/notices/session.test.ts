import { describe, expect, it } from 'vitest';
import { accountNotices, resyncedToast, signInRedirectNotices } from './session';

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

describe('resyncedToast', () => {
  it.each([
    [null, 1, 'Discord data resynced: 1 server'],
    [null, 4, 'Discord data resynced: 4 servers'],
    [{ added: 0, removed: 0, renamed: 0 }, 4, 'Discord data resynced: nothing changed'],
    [{ added: 1, removed: 0, renamed: 0 }, 4, 'Discord data resynced: 1 server added'],
    [
      { added: 0, removed: 2, renamed: 1 },
      4,
      'Discord data resynced: 2 servers removed, 1 renamed',
    ],
    [
      { added: 3, removed: 1, renamed: 2 },
      9,
      'Discord data resynced: 3 servers added, 1 removed, 2 renamed',
    ],
  ])('%j of %i', (changes, total, title) => {
    expect(resyncedToast(changes, total).title).toBe(title);
  });
});
