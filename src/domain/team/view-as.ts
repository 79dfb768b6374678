import { panels, type Panel } from '../permissions/panels';
import { panelRoles, visitor, type Editor, type ServerPermission } from '../permissions/roles';
import type { Server } from '../servers/server';
import type { TeamMember } from './member';

/**
 * Returns the server as a member sees it, and an editor with their rights (product.md §12.20). Members with the same
 * Discord id are one person with all their panels and the strongest of their roles. Their Discord role is unknown.
 */
export function viewedAs({
  member,
  team,
  server,
}: {
  member: TeamMember;
  /** All members of the team, including `member`. */
  team: readonly TeamMember[];
  server: Server;
}): { server: Server; editor: Editor } {
  const same = team.filter(
    ({ id, discordId }) =>
      id === member.id || (discordId !== null && discordId === member.discordId),
  );
  const everywhere = same.flatMap(({ allowedPanels }) => allowedPanels);
  return {
    // On the demo server, everyone has access to everything, regardless of the role (product.md §12.4).
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
