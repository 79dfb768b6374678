import type { Server } from '#domain/servers/server';
import type { TeamMember } from '#domain/team/member';
import type { ServerRef } from '#domain/team/permissions';

export interface AssignedServer extends ServerRef {
  /** URL of the icon; null if not known. */
  icon: string | null;
}

/**
 * Returns the servers that can be assigned: the viewer's own servers, the server for which the dialog was opened, and
 * those that are already assigned to a member. If the name of a server is unknown, its id is shown.
 */
export function serversToAssign({
  own,
  opened,
  members,
}: {
  own: readonly Server[];
  opened: ServerRef | null;
  members: readonly TeamMember[];
}): readonly AssignedServer[] {
  const given = members.flatMap(({ permissions }) =>
    permissions.map(({ serverId, serverName }) => ({ id: serverId, name: serverName, icon: null })),
  );
  const known = [
    ...own.filter(({ isDemo }) => !isDemo),
    ...(opened ? [{ ...opened, icon: null }] : []),
    ...given,
  ];
  const byId = new Map<string, AssignedServer>();
  for (const { id, name, icon } of known) {
    if (!byId.has(id)) byId.set(id, { id, name: name.trim() || id, icon });
  }
  return [...byId.values()];
}

/** Returns the servers with those in `ids` first. Otherwise, the order does not change. */
export function givenFirst(
  servers: readonly AssignedServer[],
  ids: readonly string[],
): readonly AssignedServer[] {
  const isGiven = ({ id }: AssignedServer) => ids.includes(id);
  return [...servers.filter(isGiven), ...servers.filter((server) => !isGiven(server))];
}
