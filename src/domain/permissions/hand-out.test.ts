import { describe, expect, it } from 'vitest';
import type { Server } from '../servers/server';
import {
  canHandOut,
  type EditObstacle,
  type HandOutObstacle,
  whyNotEditMember,
  whyNotHandOut,
} from './hand-out';
import { panels, type Panel } from './panels';
import { type Editor, type PanelRole, panelRoles, visitor } from './roles';

const here = '845201933120405504';

const inRole = (role: Server['role']) => ({ id: here, role, isDemo: role === 'Demo' });
const given = (role: PanelRole, ...allowedPanels: Panel[]): Editor => ({
  ...visitor,
  serverPermissions: [{ serverId: here, serverName: 'Deals', role, allowedPanels }],
});
const onTheSite = (role: string): Editor => ({ ...visitor, role });

describe('canHandOut', () => {
  const everything = [...panels];
  const rows: [string, Server['role'], Editor, Partial<Record<PanelRole, Panel[]>>][] = [
    ['the owner', 'Owner', visitor, everyRole(everything)],
    ['an admin of the guild', 'Admin', visitor, everyRole(everything)],
    ['an admin by panel role', 'Member', given('admin'), everyRole(everything)],
    ['a site admin', 'Member', onTheSite('admin'), everyRole(everything)],
    ['the platform owner', 'Member', onTheSite('owner'), everyRole(everything)],
    ['a visitor of the demo server', 'Demo', visitor, everyRole(everything)],
    ['a member', 'Member', visitor, {}],
    ['an editor of points', 'Member', given('support', 'points'), {}],
    ['a moderator of points', 'Member', given('moderator', 'points'), {}],
    [
      'an editor of points and editors',
      'Member',
      given('support', 'points', 'editors'),
      { support: ['points', 'editors'], developer: ['points', 'editors'] },
    ],
    [
      'an editor of editors with points in every server',
      'Member',
      { ...given('support', 'editors'), allowedPanels: ['points'] },
      { support: ['points', 'editors'], developer: ['points', 'editors'] },
    ],
    [
      'a moderator with the editors panel',
      'Member',
      given('moderator', 'editors'),
      { support: ['editors'], developer: ['editors'] },
    ],
    [
      'an admin of another server',
      'Member',
      {
        ...visitor,
        serverPermissions: [
          { serverId: '902334817261953024', serverName: 'Cards', role: 'admin', allowedPanels: [] },
        ],
      },
      {},
    ],
  ];

  it.each(rows)('%s', (_, role, editor, expected) => {
    const server = inRole(role);
    const handed = Object.fromEntries(
      panelRoles.map((memberPanelRole) => [
        memberPanelRole,
        panels.filter((panel) => canHandOut({ server, editor, memberPanelRole, panel })),
      ]),
    );
    expect(handed).toEqual({ ...everyRole([]), ...expected });
  });
});

describe('whyNotHandOut', () => {
  const manager = given('support', 'points', 'roles', 'editors');
  it.each<[string, Editor, PanelRole, Panel[], HandOutObstacle | null]>([
    ['their own panels', manager, 'support', ['points', 'roles'], null],
    ['nothing', manager, 'developer', [], null],
    [
      'a panel of someone else among them',
      manager,
      'support',
      ['points', 'channels', 'embeds'],
      { kind: 'panel', panel: 'channels' },
    ],
    ['to a role that may edit', manager, 'moderator', ['points'], { kind: 'editingRole' }],
    ['to an admin', manager, 'admin', [], { kind: 'editingRole' }],
    [
      'without the editors panel',
      given('support', 'points'),
      'support',
      ['points'],
      { kind: 'editors' },
    ],
  ])('%s', (_, editor, memberPanelRole, some, expected) => {
    const server = inRole('Member');
    expect(whyNotHandOut({ server, editor, memberPanelRole, panels: some })).toEqual(expected);
  });
});

describe('whyNotEditMember', () => {
  const manager = given('support', 'points', 'editors');
  const member = { panelRole: 'support', panels: ['points'], panelsEverywhere: [] } as const;
  const everywhere = { ...member, panelsEverywhere: ['points'] } as const;
  it.each<
    [
      string,
      Server['role'],
      Editor,
      Parameters<typeof whyNotEditMember>[0]['member'],
      EditObstacle | null,
    ]
  >([
    ['who manages editors, one of their own', 'Member', manager, member, null],
    [
      'an editor manager, a member with more panels',
      'Member',
      manager,
      { ...member, panels: ['points', 'roles'] },
      { kind: 'panel', panel: 'roles' },
    ],
    [
      'an editor manager, a moderator',
      'Member',
      manager,
      { ...member, panelRole: 'moderator' },
      { kind: 'editingRole' },
    ],
    ['the owner, an admin', 'Owner', visitor, { ...member, panelRole: 'admin' }, null],
    ['the owner, somebody of every server', 'Owner', visitor, everywhere, { kind: 'everywhere' }],
    ['who runs the site, somebody of every server', 'Member', onTheSite('admin'), everywhere, null],
    ['a visitor of the demo server, anybody', 'Demo', visitor, everywhere, null],
    ['a member, anybody', 'Member', visitor, member, { kind: 'editors' }],
  ])('%s', (_, role, editor, someone, expected) => {
    expect(whyNotEditMember({ server: inRole(role), editor, member: someone })).toEqual(expected);
  });
});

function everyRole(some: Panel[]): Record<PanelRole, Panel[]> {
  return { admin: some, moderator: some, support: some, developer: some };
}
