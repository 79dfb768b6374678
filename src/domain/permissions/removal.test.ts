import { describe, expect, it } from 'vitest';
import { canRemove, type Ranked, type RemovalVerdict } from './removal';

const someone = (...roles: string[]): Ranked => ({ roles, isPlatformOwner: false });
const platformOwner: Ranked = { roles: ['Member'], isPlatformOwner: true };

const yes: RemovalVerdict = { allowed: true };
const no: RemovalVerdict = { allowed: false, reason: 'notAllowed' };
const never: RemovalVerdict = { allowed: false, reason: 'cannotRemoveOwner' };

describe('canRemove', () => {
  it.each([
    ['an owner, a member', someone('Owner'), someone('support'), yes],
    ['an owner, an admin', someone('Owner'), someone('admin'), yes],
    ['an owner, an owner', someone('Owner'), someone('owner'), yes],
    [
      'an owner by another of their roles, an admin',
      someone('Member', 'owner'),
      someone('admin'),
      yes,
    ],
    ['the platform owner, an owner', platformOwner, someone('Owner'), yes],

    ['an admin of the guild, support', someone('Admin'), someone('support'), yes],
    ['an admin by panel role, a moderator', someone('Member', 'admin'), someone('moderator'), yes],
    ['an admin, someone without a role', someone('admin'), someone(), yes],
    ['an admin, an admin', someone('Admin'), someone('admin'), no],
    ['an admin, an admin by the second role', someone('Admin'), someone('support', 'Admin'), no],
    ['an admin, an owner', someone('Admin'), someone('Owner'), no],
    ['an admin, themselves', someone('admin'), someone('admin'), no],

    ['a moderator, support', someone('moderator'), someone('support'), no],
    ['support, support', someone('support'), someone('support'), no],
    ['a member, a member', someone('Member'), someone('Member'), no],
    ['someone of the demo server, a member', someone('Demo'), someone('Member'), no],
    ['someone without a role, a member', someone(), someone('Member'), no],
    ['a role with a similar name, a member', someone('administrator'), someone('Member'), no],

    ['an owner, the platform owner', someone('Owner'), platformOwner, never],
    ['an admin, the platform owner', someone('admin'), platformOwner, never],
    ['a member, the platform owner', someone('Member'), platformOwner, never],
    ['the platform owner, themselves', platformOwner, platformOwner, never],
  ])('%s', (_, remover, member, expected) => {
    expect(canRemove({ remover, member })).toEqual(expected);
  });
});
