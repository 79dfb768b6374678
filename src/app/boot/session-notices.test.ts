import { describe, expect, it } from 'vitest';
import type { SignInRefusal } from '#domain/session/auth-redirect';
import {
  accountNotices,
  passwordSignInToast,
  resyncedToast,
  signInRedirectNotices,
} from './session-notices';

const titleOf = (pathname: string, notice: 'signedOut' | 'signInFailed', isResyncing = false) =>
  accountNotices({ pathname, isResyncing })[notice]?.title;

const reasons = {
  canceled: 'canceled',
  emailMissing: 'emailMissing',
  emailUnverified: 'emailUnverified',
  emailTaken: 'emailTaken',
  banned: 'banned',
  signUpDisabled: 'signUpDisabled',
  discordDisabled: 'discordDisabled',
  tooLate: 'tooLate',
  rateLimited: 'rateLimited',
  serverFailed: 'serverFailed',
  unknown: 'unknown',
} as const satisfies { [Reason in SignInRefusal]: Reason };

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

it('gives each reason of a refused sign-in its own text, and shows only a canceled one as no error', () => {
  const all = signInRedirectNotices('/servers');
  const refused = Object.values(reasons).map((reason) => all[reason]);
  expect(new Set(refused.map(({ title }) => title)).size).toBe(refused.length);
  expect(refused.filter(({ tone }) => tone !== 'danger')).toEqual([all.canceled]);
});

it.each([
  ['owner', 'Logged in as admin'],
  ['admin', 'Logged in as admin'],
  [null, undefined],
] as const)('after a sign-in with a password, the role %s is told %s', (role, title) => {
  expect(passwordSignInToast(role)?.title).toBe(title);
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
