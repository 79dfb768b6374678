import type { ServerPermission } from '#domain/permissions/roles';
import type { Result } from '#domain/result';
import type { ServersError } from '#domain/servers/failure';
import { serverFromGuild, type Server } from '#domain/servers/server';
import { accessTo } from '#domain/servers/server-list';
import { loadEditor } from '../session/viewer';
import { fetchGuilds } from './fetch-guilds';

/** The pending request. An aborted request does not count as pending. */
let inFlight: { signal: AbortSignal | undefined } | null = null;

/**
 * Returns the viewer's own guilds, then the servers of their team memberships (product.md §7.5). Only one request can
 * be pending, because Discord allows about one per second (discord.md §4.2).
 */
export async function fetchDiscordServers(
  { userId, discordId }: { userId: string; discordId: string },
  signal?: AbortSignal,
): Promise<Result<Server[], ServersError>> {
  if (!userId) return { ok: false, error: { kind: 'noUserId' } };
  if (!discordId) return { ok: false, error: { kind: 'missingDiscordId' } };
  if (inFlight && !inFlight.signal?.aborted) {
    return { ok: false, error: { kind: 'alreadyFetching' } };
  }
  const request = { signal };
  inFlight = request;
  try {
    const [guilds, editor] = await Promise.all([fetchGuilds(userId, signal), loadEditor(signal)]);
    if (!guilds.ok) return guilds;
    const own = guilds.value.map(serverFromGuild);
    if (!editor.ok) return { ok: true, value: own };
    const rights = editor.value;
    const servers = withTeamServers(own, rights.serverPermissions);
    return {
      ok: true,
      value: servers.map((server) => ({ ...server, access: accessTo(server, rights) })),
    };
  } finally {
    if (inFlight === request) inFlight = null;
  }
}

/** The viewer is a team member of these servers, but has not joined their Discord guilds. */
function withTeamServers(own: Server[], permissions: readonly ServerPermission[]): Server[] {
  const known = new Set(own.map(({ id }) => id));
  const teamServers = permissions.filter(({ serverId }) => !known.has(serverId));
  return [
    ...own,
    ...teamServers.map(({ serverId, serverName }) => ({
      id: serverId,
      name: serverName,
      icon: null,
      role: 'Member' as const,
      isDemo: false,
      hasLicense: true,
    })),
  ];
}
