import { describe, expect, it } from 'vitest';
import { personas } from '../../../tests/permissions/decisions';
import { fields } from '../bot-config/fields';
import type { ServerRole } from '../servers/server';
import { canEditKey } from './config-rights';
import { canOpenPanel } from './panel-access';
import { panels, type Panel } from './panels';
import { type Editor, visitor } from './roles';
import { whyNot, type Asked } from './why-not';

const server = (role: ServerRole, id = '81') => ({ id, role, isDemo: role === 'Demo' });
const given = (role: string, ...allowedPanels: Panel[]): Editor => ({
  ...visitor,
  discordId: '42',
  serverPermissions: [{ serverId: '81', serverName: 'Deals', role, allowedPanels }],
});
const platformOwner = { ...visitor, role: 'owner' };

describe('whyNot', () => {
  it.each([
    ['an owner, any panel', server('Owner'), visitor, { panel: 'misc' }, null],
    ['an owner, the API key', server('Owner'), visitor, { key: 'WhopAPIKey' }, null],
    [
      "an owner, the platform owner's setting",
      server('Owner'),
      visitor,
      { key: 'whopBotMasterRoleID' },
      { kind: 'platformOwner' },
    ],
    [
      'the platform owner, their own setting',
      server('Member'),
      platformOwner,
      { key: 'whopBotMasterRoleID' },
      null,
    ],
    [
      'an editor of points, the roles panel',
      server('Member'),
      given('support', 'points'),
      { panel: 'roles' },
      { kind: 'panel', panel: 'roles' },
    ],
    [
      'an editor of points, a role setting',
      server('Member'),
      given('support', 'points'),
      { key: 'adminRoleID' },
      { kind: 'panel', panel: 'roles' },
    ],
    [
      'an editor of another server',
      server('Member', '82'),
      given('support', 'points'),
      { key: 'SuccessPoints' },
      { kind: 'panel', panel: 'points' },
    ],
    [
      'a member, the editors panel',
      server('Member'),
      visitor,
      { panel: 'editors' },
      { kind: 'panel', panel: 'editors' },
    ],
    [
      'an editor, misc, which cannot be given',
      server('Member'),
      given('support', 'points'),
      { panel: 'misc' },
      { kind: 'admin', panel: 'misc' },
    ],
    [
      'support with the API panel, its tab',
      server('Member'),
      given('support', 'api'),
      { panel: 'api' },
      null,
    ],
    [
      'support with the API panel, the key',
      server('Member'),
      given('support', 'api'),
      { key: 'WhopAPIKey' },
      { kind: 'editingRole' },
    ],
    [
      'a moderator without the API panel lacks the panel',
      server('Member'),
      given('moderator', 'points'),
      { key: 'WhopAPIKey' },
      { kind: 'panel', panel: 'api' },
    ],
    [
      'a moderator with the API panel',
      server('Member'),
      given('moderator', 'api'),
      { key: 'WhopAPIKey' },
      null,
    ],
    ['anyone in the demo', server('Demo'), visitor, { key: 'WhopAPIKey' }, null],
    [
      "anyone in the demo, the platform owner's setting",
      server('Demo'),
      visitor,
      { key: 'whopBotMasterRoleID' },
      { kind: 'platformOwner' },
    ],
  ] as const satisfies readonly (readonly [string, object, Editor, Asked, object | null])[])(
    '%s',
    (_, where, editor, asked, expected) => {
      expect(whyNot({ signedIn: true, server: where, editor, asked })).toEqual(expected);
    },
  );

  it('asks signed-out visitors to sign in first, except in the demo', () => {
    const asked = { panel: 'points' } as const;
    const signedOut = { signedIn: false, editor: visitor, asked };
    expect(whyNot({ ...signedOut, server: server('Owner') })).toEqual({ kind: 'signIn' });
    expect(whyNot({ ...signedOut, server: server('Demo') })).toBeNull();
  });

  it.each(personas)('has a reason exactly where something is closed: $name', ({ site, here }) => {
    const editor: Editor = {
      ...visitor,
      role: site ?? 'member',
      serverPermissions: (here ?? []).map(({ role, panels: allowedPanels }) => ({
        serverId: '81',
        serverName: 'Deals',
        role,
        allowedPanels,
      })),
    };
    const who = { server: server('Member'), editor };
    const isOpen = (asked: Asked) => whyNot({ ...who, signedIn: true, asked }) === null;
    expect(panels.filter((panel) => isOpen({ panel }))).toEqual(
      panels.filter((panel) => canOpenPanel({ ...who, panel })),
    );
    const keys = fields.map(({ key }) => key);
    expect(keys.filter((key) => isOpen({ key }))).toEqual(
      keys.filter((key) => canEditKey({ ...who, key })),
    );
  });
});
