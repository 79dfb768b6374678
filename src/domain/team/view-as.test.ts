import { describe, expect, it } from 'vitest';
import { canOpenPanel } from '../permissions/panel-access';
import { panels, type Panel } from '../permissions/panels';
import type { PanelRole } from '../permissions/roles';
import type { Server } from '../servers/server';
import type { TeamMember } from './member';
import { viewedAs } from './view-as';

const server: Server = {
  id: '300000000000000001',
  name: 'Deals',
  icon: null,
  role: 'Owner',
  isDemo: false,
  hasLicense: true,
};
const elsewhere = '300000000000000002';

function member(id: string, panelRole: PanelRole, ...allowedPanels: Panel[]): TeamMember {
  return {
    id,
    name: 'Noor',
    nickname: null,
    discordId: '300000000000000003',
    customRole: null,
    panelRole,
    profilePicture: null,
    nameColor: '#FFFFFF',
    allowedPanels: [],
    permissions: [{ serverId: server.id, serverName: server.name, allowedPanels }],
  };
}

function opened(who: TeamMember, team: readonly TeamMember[] = [who], of: Server = server) {
  const seen = viewedAs({ member: who, team, server: of });
  return panels.filter((panel) => canOpenPanel({ ...seen, panel }));
}

describe('a dashboard viewed as a member', () => {
  it("has the panels of the member, and none of the viewer's role", () => {
    const noor = member('1', 'support', 'points');
    expect(opened(noor)).toEqual(['points']);
    expect(viewedAs({ member: noor, team: [noor], server }).server.role).toBe('Member');
  });

  it('has every panel for a member with the admin role', () => {
    expect(opened(member('1', 'admin'))).toEqual([...panels]);
  });

  it('ignores panels of other servers', () => {
    const noor = member('1', 'admin', 'points');
    const given = noor.permissions.map((permission) => ({ ...permission, serverId: elsewhere }));
    expect(opened({ ...noor, permissions: given })).toEqual([]);
  });

  it('has panels given in every server', () => {
    expect(opened({ ...member('1', 'support'), allowedPanels: ['embeds'] })).toEqual(['embeds']);
  });

  it('merges all members with the same Discord id, with the strongest role', () => {
    const noor = member('1', 'support', 'points');
    const again = member('2', 'moderator', 'api', 'roles');
    const stranger = { ...member('3', 'admin', 'editors'), discordId: '300000000000000004' };
    expect(opened(noor, [noor, again, stranger])).toEqual(['api', 'roles', 'points']);
    expect(
      viewedAs({ member: noor, team: [noor, again, stranger], server }).editor.serverPermissions,
    ).toEqual([
      {
        serverId: server.id,
        serverName: 'Deals',
        role: 'moderator',
        allowedPanels: ['api', 'roles', 'points'],
      },
    ]);
  });

  it('does not merge members without a Discord id', () => {
    const [noor, other] = [member('1', 'support', 'points'), member('2', 'admin')];
    expect(
      opened({ ...noor, discordId: null }, [
        { ...noor, discordId: null },
        { ...other, discordId: null },
      ]),
    ).toEqual(['points']);
  });

  it('is fully open in the demo server', () => {
    expect(opened(member('1', 'support'), [], { ...server, role: 'Demo', isDemo: true })).toEqual([
      ...panels,
    ]);
  });
});
