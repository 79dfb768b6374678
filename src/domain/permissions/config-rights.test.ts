import { describe, expect, it } from 'vitest';
import type { ServerRole } from '../servers/server';
import { canEditApi, canEditKey, canSaveChanges, type SaveVerdict } from './config-rights';
import type { Panel } from './panels';
import { type Editor, visitor } from './roles';

const server = (role: ServerRole, id = '81') => ({ id, role, isDemo: role === 'Demo' });
const editor = (rights: Partial<Editor>): Editor => ({ ...visitor, discordId: '42', ...rights });
const editorOf = (allowedPanels: Panel[], role = 'support') =>
  editor({ serverPermissions: [{ serverId: '81', serverName: 'Deals', role, allowedPanels }] });

const denied = (reason: string) => ({ allowed: false, reason });
const allowed: SaveVerdict = { allowed: true };

describe('canSaveChanges', () => {
  it.each([
    [
      'no server',
      true,
      null,
      editor({ role: 'admin' }),
      ['SuccessPoints'],
      denied('invalidServer'),
    ],
    [
      'no server id',
      true,
      server('Owner', ''),
      visitor,
      ['SuccessPoints'],
      denied('invalidServer'),
    ],
    ['no server and no sign-in', false, null, visitor, ['SuccessPoints'], denied('invalidServer')],
    [
      'a demo without an id',
      false,
      server('Demo', ''),
      visitor,
      ['SuccessPoints'],
      denied('invalidServer'),
    ],

    [
      'the demo server, signed out',
      false,
      server('Demo'),
      visitor,
      ['SuccessPoints', 'WhopAPIKey'],
      allowed,
    ],
    ['the demo server, signed in', true, server('Demo'), visitor, ['SuccessPoints'], allowed],

    [
      'an owner, signed out',
      false,
      server('Owner'),
      visitor,
      ['SuccessPoints'],
      denied('signInRequired'),
    ],
    [
      'a member, signed out',
      false,
      server('Member'),
      visitor,
      ['SuccessPoints'],
      denied('signInRequired'),
    ],

    [
      'an owner',
      true,
      server('Owner'),
      visitor,
      ['SuccessPoints', 'roleId', 'WhopAPIKey'],
      allowed,
    ],
    [
      'an admin by site role',
      true,
      server('Member'),
      editor({ role: 'admin' }),
      ['WhopAPIKey'],
      allowed,
    ],

    ['a member', true, server('Member'), visitor, ['SuccessPoints'], denied('notAllowedToModify')],
    [
      'a member who changed nothing',
      true,
      server('Member'),
      visitor,
      [],
      denied('notAllowedToModify'),
    ],
    [
      'an editor with only the editors panel',
      true,
      server('Member'),
      editorOf(['editors']),
      ['SuccessPoints'],
      denied('notAllowedToModify'),
    ],
    [
      'an editor of another server',
      true,
      server('Member', '82'),
      editorOf(['points']),
      ['SuccessPoints'],
      denied('notAllowedToModify'),
    ],

    [
      'an editor of the panel',
      true,
      server('Member'),
      editorOf(['points']),
      ['SuccessPoints', 'SuccessPoints'],
      allowed,
    ],
    [
      'an editor of both panels',
      true,
      server('Member'),
      editorOf(['points', 'roles']),
      ['roleId', 'SuccessPoints'],
      allowed,
    ],
    [
      'an editor of the panel in every server',
      true,
      server('Member'),
      editor({ allowedPanels: ['embeds'] }),
      ['EmbedColor'],
      allowed,
    ],
    ['an editor who changed nothing', true, server('Member'), editorOf(['points']), [], allowed],
    [
      'an editor of another panel',
      true,
      server('Member'),
      editorOf(['points']),
      ['roleId'],
      denied('notAllowedToSave'),
    ],
    [
      'an editor of one panel of two',
      true,
      server('Member'),
      editorOf(['points']),
      ['SuccessPoints', 'roleId'],
      denied('notAllowedToSave'),
    ],
    [
      'an editor of the API panel whose role may edit',
      true,
      server('Member'),
      editorOf(['api'], 'moderator'),
      ['WhopAPIKey'],
      allowed,
    ],
    [
      'an editor of the API panel whose role may not edit',
      true,
      server('Member'),
      editorOf(['api', 'points']),
      ['SuccessPoints', 'WhopAPIKey'],
      denied('notAllowedToEditApi'),
    ],
    [
      'an editor of points changing the API key',
      true,
      server('Member'),
      editorOf(['points']),
      ['WhopAPIKey'],
      denied('notAllowedToSave'),
    ],
    [
      'the first setting that is not allowed',
      true,
      server('Member'),
      editorOf(['api']),
      ['WhopAPIKey', 'roleId'],
      denied('notAllowedToEditApi'),
    ],
    [
      "an owner, the platform owner's setting",
      true,
      server('Owner'),
      visitor,
      ['whopBotMasterRoleID'],
      denied('notAllowedToEditApi'),
    ],
    [
      'the platform owner changing their own setting',
      true,
      server('Member'),
      editor({ role: 'owner' }),
      ['whopBotMasterRoleID'],
      allowed,
    ],
  ] as const)('%s', (_, signedIn, where, who, changedKeys, expected) => {
    expect(canSaveChanges({ signedIn, server: where, editor: who, changedKeys })).toEqual(expected);
  });
});

describe('canEditApi', () => {
  it.each([
    ['the platform owner', 'Member', editor({ role: 'owner' }), true],
    ['the owner by server role', 'Owner', visitor, true],
    ['a former owner', 'Member', editor({}), false],
    ['an admin of the server', 'Admin', visitor, true],
    ['a moderator', 'Member', editor({ role: 'moderator' }), true],
    ['an editor', 'Member', editor({ role: 'editor' }), true],
    ['support', 'Member', editor({ role: 'support' }), false],
    ['a member with the API panel', 'Member', editorOf(['api']), false],
    ['a visitor', 'Member', visitor, false],
    ['a visitor of the demo server', 'Demo', visitor, false],
  ] as const)('%s', (_, role, who, expected) => {
    expect(canEditApi({ server: { id: '81', role }, editor: who })).toBe(expected);
  });
});

describe('canEditKey', () => {
  const own = ['SuccessPoints', 'WhopAPIKey', 'whopBotMasterRoleID'] as const;
  const member = server('Member');

  it.each([
    ['the owner', server('Owner'), visitor, ['SuccessPoints', 'WhopAPIKey']],
    ['the platform owner', member, editor({ role: 'owner' }), own],
    ['a site admin', member, editor({ role: 'admin' }), ['SuccessPoints', 'WhopAPIKey']],
    ['a visitor of the demo server', server('Demo'), visitor, ['SuccessPoints', 'WhopAPIKey']],
    ['the platform owner in the demo', server('Demo'), editor({ role: 'owner' }), own],
    ['support with the API panel', member, editorOf(['api', 'points']), ['SuccessPoints']],
    ['a moderator with the API panel', member, editorOf(['api'], 'moderator'), ['WhopAPIKey']],
    [
      'a moderator without the API panel',
      member,
      editorOf(['points'], 'moderator'),
      ['SuccessPoints'],
    ],
    ['a member', member, visitor, []],
  ] as const)('%s', (_, where, who, expected) => {
    expect(own.filter((key) => canEditKey({ server: where, editor: who, key }))).toEqual(expected);
  });
});
