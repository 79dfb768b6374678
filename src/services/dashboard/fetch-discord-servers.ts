import type { ServerPermission } from '#domain/permissions/roles';
import type { Result } from '#domain/result';
import type { ServersError } from '#domain/servers/failure';
import { serverFromGuild, type Server } from '#domain/servers/server';
import { accessTo } from '#domain/servers/server-list';
import { loadEditor } from '../session/viewer';
import { fetchGuilds } from './fetch-guilds';

interface Viewer {
  userId: string;
  discordId: string;
}
type ServersAnswer = Result<Server[], ServersError>;

/** The pending request. An aborted request does not count as pending. */
let inFlight: {
  userId: string;
  signal: AbortSignal | undefined;
  answer: Promise<ServersAnswer>;
} | null = null;

const pendingRequest = () => (inFlight?.signal?.aborted ? null : inFlight);

/**
 * Returns the viewer's own guilds, then the servers of their team memberships (product.md §7.5). Only one request can
 * be pending, because Discord allows about one per second (discord.md §4.2).
 */
export async function fetchDiscordServers(
  { userId, discordId }: Viewer,
  signal?: AbortSignal,
): Promise<ServersAnswer> {
  if (!userId) return { ok: false, error: { kind: 'noUserId' } };
  if (!discordId) return { ok: false, error: { kind: 'missingDiscordId' } };
  if (pendingRequest()) return { ok: false, error: { kind: 'alreadyFetching' } };
  const request = { userId, signal, answer: serversOf(userId, signal) };
  inFlight = request;
  try {
    return await request.answer;
  } finally {
    if (inFlight === request) inFlight = null;
  }
}

/** Like `fetchDiscordServers`, but uses the answer of a request of the same viewer that is already pending. */
export async function shareDiscordServers(
  viewer: Viewer,
  signal?: AbortSignal,
): Promise<ServersAnswer> {
  const pending = pendingRequest();
  const shared = pending?.userId === viewer.userId ? await pending.answer : null;
  return shared?.ok ? shared : fetchDiscordServers(viewer, signal);
}

async function serversOf(userId: string, signal: AbortSignal | undefined): Promise<ServersAnswer> {
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
