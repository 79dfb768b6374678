import type { Result } from '#domain/result';
import type { Guild, Server } from '#domain/servers/server';
import { bodyOf } from '../http';
import { rpc } from '../supabase/call-backend';
import { serverFromRow } from '../session/viewer';

/**
 * Creates the dashboard of a guild through the function `add_server(server_id)`. The function reads the guild's name
 * and icon from Discord's data and checks that the viewer is an administrator. Adding a server twice returns the same
 * server.
 */
export function addServer(
  { guild }: { guild: Guild },
  signal?: AbortSignal,
): Promise<Result<Server, { kind: 'notAvailable' }>> {
  return addServerById(guild.id, signal);
}

/** Like `addServer`, but takes only the id of the guild. */
export async function addServerById(
  serverId: string,
  signal?: AbortSignal,
): Promise<Result<Server, { kind: 'notAvailable' }>> {
  const answer = await rpc('add_server', { server_id: serverId }, { signal });
  const server = answer.kind === 'answered' ? serverFromRow(bodyOf(answer)) : null;
  return server ? { ok: true, value: server } : { ok: false, error: { kind: 'notAvailable' } };
}
