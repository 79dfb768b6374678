import { parseSecretRecords, type SecretRecord } from '#domain/bot-config/secrets';
import type { Result } from '#domain/result';
import { reachableClient } from './client';
import { abortable } from './viewer';

/**
 * Which secrets are set in a server, by whom and since when: rows of the table `server_secrets`, which only those get
 * who may change the API settings. What a secret is, the backend tells nobody but the bot.
 */
export async function loadSecrets(
  { serverId }: { serverId: string },
  signal?: AbortSignal,
): Promise<Result<readonly SecretRecord[], { kind: 'unreachable' }>> {
  const client = await reachableClient();
  if (!client) return { ok: false, error: { kind: 'unreachable' } };
  const query = client
    .from('server_secrets')
    .select('key, set_at, set_by_name')
    .eq('server_id', serverId);
  const { data } = await abortable(query.retry(false), signal);
  const records = parseSecretRecords(data);
  return records ? { ok: true, value: records } : { ok: false, error: { kind: 'unreachable' } };
}
