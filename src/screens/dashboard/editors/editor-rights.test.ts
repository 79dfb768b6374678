import { describe, expect, it } from 'vitest';
import { type Editor, visitor } from '#domain/permissions/roles';
import { demoServer, type Server } from '#domain/servers/server';
import type { TeamMember } from '#domain/team/member';
import { removalVerdict, startingPanels, whyNotEdit, whyNotGive } from './editor-rights';

const server: Server = {
  id: '1',
  name: 'Deals',
  icon: null,
  role: 'Member',
  isDemo: false,
  hasLicense: true,
  ownerId: '300000000000000001',
};
const owned: Server = { ...server, role: 'Owner' };
const priya: TeamMember = {
  id: 'a',
  name: 'Priya',
  nickname: null,
  discordId: '318264950173892608',
  customRole: null,
  panelRole: 'support',
  profilePicture: null,
  nameColor: '#FFFFFF',
  allowedPanels: [],
  permissions: [{ serverId: '1', serverName: 'Deals', allowedPanels: ['points', 'roles'] }],
};
const manager: Editor = {
  ...visitor,
  serverPermissions: [
    {
      serverId: '1',
      serverName: 'Deals',
      role: 'support',
      allowedPanels: ['points', 'editors'],
    },
  ],
};
const gold: TeamMember = {
  ...priya,
  permissions: [{ serverId: '1', serverName: 'Deals', allowedPanels: ['points'] }],
};

describe('granting and revoking panels', () => {
  it.each([
    ['is the owner’s', owned, visitor, priya, ['embeds'], []],
    ['is for who manages editors, of what they hold', server, manager, gold, ['points'], []],
    [
      'not of what they do not',
      server,
      manager,
      gold,
      ['embeds', 'roles'],
      [
        { kind: 'panel', panel: 'embeds' },
        { kind: 'panel', panel: 'roles' },
      ],
    ],
    [
      'nor of who has more than they',
      server,
      manager,
      priya,
      ['points'],
      [{ kind: 'panel', panel: 'roles' }],
    ],
  ] as const)('%s', (_, where, editor, member, panels, expected) => {
    expect(whyNotGive({ server: where, editor }, member, panels)).toEqual(expected);
  });
});

it('requires the right to every panel of a member to edit them', () => {
  expect(whyNotEdit({ server, editor: manager }, gold)).toBeNull();
  expect(whyNotEdit({ server, editor: manager }, priya)).toEqual({ kind: 'panel', panel: 'roles' });
  expect(
    whyNotEdit({ server: owned, editor: visitor }, { ...gold, allowedPanels: ['points'] }),
  ).toEqual({ kind: 'everywhere' });
});

it('starts a new editor with panels that the viewer may grant', () => {
  expect(startingPanels({ server: owned, editor: visitor })).toEqual(['advanced']);
  expect(startingPanels({ server, editor: manager })).toEqual([]);
});

describe('removal', () => {
  const admin: TeamMember = { ...priya, panelRole: 'admin' };
  const serverOwner: TeamMember = { ...priya, discordId: '300000000000000001' };
  const no = { allowed: false, reason: 'notAllowed' };
  it.each([
    ['by the owner, of an admin', owned, visitor, admin, { allowed: true }],
    ['by who manages editors', server, manager, gold, no],
    [
      'by a site admin, of support',
      server,
      { ...visitor, role: 'admin' },
      priya,
      { allowed: true },
    ],
    ['by a site admin, of an admin', server, { ...visitor, role: 'admin' }, admin, no],
    ['by an admin, of the server’s owner', { ...server, role: 'Admin' }, visitor, serverOwner, no],
    ['in the demo server, by anybody', demoServer, visitor, admin, { allowed: true }],
    [
      'of the platform owner',
      owned,
      visitor,
      { ...priya, discordId: '9' },
      { allowed: false, reason: 'cannotRemoveOwner' },
    ],
  ] as const)('%s', (_, where, editor, member, expected) => {
    expect(removalVerdict({ server: where, editor }, member, '9')).toEqual(expected);
  });

  it('does not treat a member without an account as the unknown owner', () => {
    const bob = { ...priya, discordId: null };
    const unknown = { ...owned, ownerId: undefined };
    expect(removalVerdict({ server: unknown, editor: visitor }, bob, null)).toEqual({
      allowed: true,
    });
  });
});
