import type { Result } from '#domain/result';
import type { Guild, Server } from '#domain/servers/server';
import { reachableClient } from './client';
import { abortable, serverFromRow } from './viewer';

/**
 * Sets up the dashboard for a guild, through the database function `add_server(server_id)`, which knows its name and
 * icon from Discord and checks that the viewer is an administrator there. Adding a server twice gives back the same
 * server.
 */
export async function addServer(
  { guild }: { guild: Guild },
  signal?: AbortSignal,
): Promise<Result<Server, { kind: 'notAvailable' }>> {
  const client = await reachableClient();
  const args = { server_id: guild.id };
  const answer = client && (await abortable(client.rpc('add_server', args), signal));
  const server = serverFromRow(answer?.data);
  return server ? { ok: true, value: server } : { ok: false, error: { kind: 'notAvailable' } };
}
