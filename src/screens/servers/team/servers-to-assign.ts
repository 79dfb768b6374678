import type { Server } from '#domain/servers/server';
import type { TeamMember } from '#domain/team/member';
import type { ServerRef } from '#domain/team/permissions';

/** A server that members can be given, as a list draws it. */
export interface AssignedServer extends ServerRef {
  /** The address of its icon; null where none is known. */
  icon: string | null;
}

/**
 * The servers there are to be given: those the viewer sees, the one the dialog was opened for, and those that somebody
 * has already. Where no name is known the id stands for it.
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

/** The servers in their order, those of `ids` before the others. */
export function givenFirst(
  servers: readonly AssignedServer[],
  ids: readonly string[],
): readonly AssignedServer[] {
  const isGiven = ({ id }: AssignedServer) => ids.includes(id);
  return [...servers.filter(isGiven), ...servers.filter((server) => !isGiven(server))];
}
