import type { Result } from '#domain/result';
import type { Guild, Server } from '#domain/servers/server';
import { bodyOf } from '../http';
import { rpc } from '../supabase/call-backend';
import { serverFromRow } from '../session/viewer';

/** The database checks that the viewer is an administrator. Adding a server twice returns the same server. */
export function addServer(
  { guild }: { guild: Guild },
  signal?: AbortSignal,
): Promise<Result<Server, { kind: 'notAvailable' }>> {
  return addServerById(guild.id, signal);
}

export async function addServerById(
  serverId: string,
  signal?: AbortSignal,
): Promise<Result<Server, { kind: 'notAvailable' }>> {
  const answer = await rpc('add_server', { server_id: serverId }, { signal });
  const server = answer.kind === 'answered' ? serverFromRow(bodyOf(answer)) : null;
  return server ? { ok: true, value: server } : { ok: false, error: { kind: 'notAvailable' } };
}
