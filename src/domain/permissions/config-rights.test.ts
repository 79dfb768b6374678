import { describe, expect, it } from 'vitest';
import type { ServerRole } from '../servers/server';
import { canEditApi, canSaveChanges, type SaveVerdict } from './config-rights';
import type { Panel } from './panels';
import { type Editor, visitor } from './roles';

const server = (role: ServerRole, id = '81') => ({ id, role, isDemo: role === 'Demo' });
const editor = (rights: Partial<Editor>): Editor => ({ ...visitor, discordId: '42', ...rights });
const editorOf = (...allowedPanels: Panel[]) =>
  editor({
    serverPermissions: [{ serverId: '81', serverName: 'Deals', role: 'support', allowedPanels }],
  });

const denied = (reason: string) => ({ allowed: false, reason });
const allowed: SaveVerdict = { allowed: true };

describe('canSaveChanges', () => {
  it.each([
    ['no server', true, null, editor({ role: 'admin' }), ['points'], denied('invalidServer')],
    ['no server id', true, server('Owner', ''), visitor, ['points'], denied('invalidServer')],
    ['no server and no sign-in', false, null, visitor, ['points'], denied('invalidServer')],
    [
      'a demo without an id',
      false,
      server('Demo', ''),
      visitor,
      ['points'],
      denied('invalidServer'),
    ],

    ['the demo server, signed out', false, server('Demo'), visitor, ['points', 'api'], allowed],
    ['the demo server, signed in', true, server('Demo'), visitor, ['points'], allowed],

    ['an owner, signed out', false, server('Owner'), visitor, ['points'], denied('signInRequired')],
    [
      'a member, signed out',
      false,
      server('Member'),
      visitor,
      ['points'],
      denied('signInRequired'),
    ],

    ['an owner', true, server('Owner'), visitor, ['points', 'roles', 'api'], allowed],
    [
      'an admin by their own role',
      true,
      server('Member'),
      editor({ role: 'admin' }),
      ['api'],
      allowed,
    ],

    ['a member', true, server('Member'), visitor, ['points'], denied('notAllowedToModify')],
    [
      'a member who changed nothing',
      true,
      server('Member'),
      visitor,
      [],
      denied('notAllowedToModify'),
    ],
    [
      'an editor of editors only',
      true,
      server('Member'),
      editorOf('editors'),
      ['points'],
      denied('notAllowedToModify'),
    ],
    [
      'an editor elsewhere',
      true,
      server('Member', '82'),
      editorOf('points'),
      ['points'],
      denied('notAllowedToModify'),
    ],

    [
      'an editor of the panel',
      true,
      server('Member'),
      editorOf('points'),
      ['points', 'points'],
      allowed,
    ],
    [
      'an editor of both panels',
      true,
      server('Member'),
      editorOf('points', 'roles'),
      ['roles', 'points'],
      allowed,
    ],
    [
      'an editor of the panel everywhere',
      true,
      server('Member'),
      editor({ allowedPanels: ['embeds'] }),
      ['embeds'],
      allowed,
    ],
    ['an editor who changed nothing', true, server('Member'), editorOf('points'), [], allowed],
    [
      'an editor of another panel',
      true,
      server('Member'),
      editorOf('points'),
      ['roles'],
      denied('notAllowedToSave'),
    ],
    [
      'an editor of one panel of two',
      true,
      server('Member'),
      editorOf('points'),
      ['points', 'roles'],
      denied('notAllowedToSave'),
    ],
  ] as const)('%s', (_, signedIn, where, who, changedTabs, expected) => {
    expect(canSaveChanges({ signedIn, server: where, editor: who, changedTabs })).toEqual(expected);
  });
});

describe('canEditApi', () => {
  it.each([
    ['the platform owner', 'Member', undefined, visitor, true, true],
    ['the owner by role', 'Owner', undefined, visitor, false, true],
    ['the owner by id', 'Member', '42', editor({}), false, true],
    ['somebody else than the owner', 'Member', '43', editor({}), false, false],
    ['an admin of the server', 'Admin', undefined, visitor, false, true],
    ['a moderator', 'Member', undefined, editor({ role: 'moderator' }), false, true],
    ['an editor', 'Member', undefined, editor({ role: 'editor' }), false, true],
    ['support', 'Member', undefined, editor({ role: 'support' }), false, false],
    ['a member who may open the panel', 'Member', undefined, editorOf('api'), false, false],
    ['a visitor of a server whose owner is unknown', 'Member', undefined, visitor, false, false],
    ['a visitor of the demo server', 'Demo', undefined, visitor, false, false],
  ] as const)('%s', (_, role, ownerId, who, isPlatformOwner, expected) => {
    expect(canEditApi({ server: { id: '81', role, ownerId }, editor: who, isPlatformOwner })).toBe(
      expected,
    );
  });
});
