import { panels, type Panel } from '../permissions/panels';
import { panelRoles, visitor, type Editor, type ServerPermission } from '../permissions/roles';
import type { Server } from '../servers/server';
import type { TeamMember } from './member';

/**
 * A server and its dashboard as a member of its team sees them. Several members with one Discord id are one person, who
 * has what all of them were given and the strongest of their roles. What Discord makes of them is not known here: they
 * count as a member of the guild.
 */
export function viewedAs({
  member,
  team,
  server,
}: {
  member: TeamMember;
  /** Everybody of the team, the member too. */
  team: readonly TeamMember[];
  server: Server;
}): { server: Server; editor: Editor } {
  const same = team.filter(
    ({ id, discordId }) =>
      id === member.id || (discordId !== null && discordId === member.discordId),
  );
  const everywhere = same.flatMap(({ allowedPanels }) => allowedPanels);
  return {
    // In the demo server everyone sees everything (spec §6), which no role changes.
    server: server.isDemo ? server : { ...server, role: 'Member' },
    editor: {
      ...visitor,
      discordId: member.discordId,
      allowedPanels: panels.filter((panel) => everywhere.includes(panel)),
      serverPermissions: permissionIn(server.id, same),
    },
  };
}

function permissionIn(serverId: string, members: readonly TeamMember[]): ServerPermission[] {
  const given = members.flatMap(({ panelRole, permissions }) =>
    permissions
      .filter((permission) => permission.serverId === serverId)
      .map((permission) => ({ ...permission, panelRole })),
  );
  const [first] = given;
  if (!first) return [];
  const all: readonly Panel[] = given.flatMap(({ allowedPanels }) => allowedPanels);
  const strongest = panelRoles.find((role) => given.some(({ panelRole }) => panelRole === role));
  return [
    {
      serverId,
      serverName: first.serverName,
      role: strongest ?? first.panelRole,
      allowedPanels: panels.filter((panel) => all.includes(panel)),
    },
  ];
}
