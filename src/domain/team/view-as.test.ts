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

describe('a dashboard seen as a member', () => {
  it('has the panels they were given, and none that come with the role of who looks', () => {
    const noor = member('1', 'support', 'points');
    expect(opened(noor)).toEqual(['points']);
    expect(viewedAs({ member: noor, team: [noor], server }).server.role).toBe('Member');
  });

  it('has every panel for an admin of the team', () => {
    expect(opened(member('1', 'admin'))).toEqual([...panels]);
  });

  it('has nothing of what they were given in other servers', () => {
    const noor = member('1', 'admin', 'points');
    const given = noor.permissions.map((permission) => ({ ...permission, serverId: elsewhere }));
    expect(opened({ ...noor, permissions: given })).toEqual([]);
  });

  it('has what they were given everywhere', () => {
    expect(opened({ ...member('1', 'support'), allowedPanels: ['embeds'] })).toEqual(['embeds']);
  });

  it('puts together all that bears their Discord id, and the strongest role', () => {
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

  it('does not take those for one who have no Discord id', () => {
    const [noor, other] = [member('1', 'support', 'points'), member('2', 'admin')];
    expect(
      opened({ ...noor, discordId: null }, [
        { ...noor, discordId: null },
        { ...other, discordId: null },
      ]),
    ).toEqual(['points']);
  });

  it('is the whole of it in the demo server', () => {
    expect(opened(member('1', 'support'), [], { ...server, role: 'Demo', isDemo: true })).toEqual([
      ...panels,
    ]);
  });
});
