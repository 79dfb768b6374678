import { describe, expect, it } from 'vitest';
import type { ServerRole } from '../servers/server';
import { canOpenPanel, verifyPermission } from './panel-access';
import { panels, type Panel } from './panels';
import { type Editor, visitor } from './roles';

const server = (role: ServerRole, id = '81') => ({ id, role, isDemo: role === 'Demo' });
const editor = (rights: Partial<Editor>): Editor => ({ ...visitor, discordId: '42', ...rights });
const here = (...allowedPanels: string[]) =>
  editor({
    serverPermissions: [{ serverId: '81', serverName: 'Deals', role: 'support', allowedPanels }],
  });

const nothing: readonly Panel[] = [];

describe('canOpenPanel', () => {
  it.each([
    ['a visitor of the demo server', server('Demo'), visitor, panels],
    ['the owner', server('Owner'), visitor, panels],
    ['an admin of the server', server('Admin'), visitor, panels],
    ['an editor whose site role is admin', server('Member'), editor({ role: 'admin' }), panels],
    ['an editor whose own role is Owner', server('Member'), editor({ role: 'Owner' }), panels],
    ['a member', server('Member'), visitor, nothing],
    ['a moderator without panels', server('Member'), editor({ role: 'moderator' }), nothing],
    ['an editor of points here', server('Member'), here('points'), ['points']],
    [
      'an editor of two panels here',
      server('Member'),
      here('embeds', 'roles'),
      ['roles', 'embeds'],
    ],
    ['an editor of a panel in another server', server('Member', '82'), here('points'), nothing],
    [
      'an editor of a panel in every server',
      server('Member'),
      editor({ allowedPanels: ['api'] }),
      ['api'],
    ],
    [
      'an editor of one panel here and another in every server',
      server('Member'),
      { ...here('points'), allowedPanels: ['api'] },
      ['api', 'points'],
    ],
    ['an editor of misc, which nobody hands out', server('Member'), here('misc'), ['misc']],
    ['an editor of an unknown panel', server('Member'), here('team'), nothing],
  ] as const)('%s', (_, where, who, expected) => {
    const open = panels.filter((panel) => canOpenPanel({ server: where, editor: who, panel }));
    expect(open).toEqual(expected);
  });
});

describe('verifyPermission', () => {
  const verify = (
    where: ReturnType<typeof server> | null,
    who: Editor,
    asked: readonly Panel[],
    memberDiscordId?: string,
  ) =>
    verifyPermission({
      server: where,
      editor: who,
      panels: asked,
      ...(memberDiscordId === undefined ? {} : { memberDiscordId }),
    });

  it.each([
    ['anyone in the demo server', server('Demo'), visitor, nothing, undefined, true],
    ['the owner', server('Owner'), visitor, nothing, undefined, true],
    ['an admin', server('Admin'), visitor, ['roles'], undefined, true],
    [
      'an admin by site role, without a server',
      null,
      editor({ role: 'Admin' }),
      nothing,
      undefined,
      true,
    ],
    ['no one else without a server', null, here('roles'), ['roles'], '42', false],
    [
      'no one else without a server id',
      server('Member', ''),
      here('roles'),
      ['roles'],
      '42',
      false,
    ],
    [
      'an editor of the first panel',
      server('Member'),
      here('roles'),
      ['roles', 'api'],
      undefined,
      true,
    ],
    [
      'no editor of the second panel',
      server('Member'),
      here('api'),
      ['roles', 'api'],
      undefined,
      false,
    ],
    [
      'no editor of another server',
      server('Member', '82'),
      here('roles'),
      ['roles'],
      undefined,
      false,
    ],
    [
      'no editor of the panel in every server: the entry of this server counts',
      server('Member'),
      editor({ allowedPanels: ['roles'] }),
      ['roles'],
      undefined,
      false,
    ],
    [
      'no one when no panel is requested',
      server('Member'),
      here('roles'),
      nothing,
      undefined,
      false,
    ],
    ['oneself', server('Member'), editor({}), ['roles'], '42', true],
    ['no other member', server('Member'), editor({}), ['roles'], '43', false],
    ['no visitor without an id', server('Member'), visitor, ['roles'], undefined, false],
  ] as const)('%s', (_, where, who, asked, member, expected) => {
    expect(verify(where, who, asked, member)).toBe(expected);
  });
});
