import { parseSecretRecords, type SecretRecord } from '#domain/bot-config/secrets';
import type { Result } from '#domain/result';
import { reachableClient } from '../supabase/client';
import { abortable } from '../session/viewer';

/**
 * Returns which secrets of a server are set, who set them, and when. These are the rows of the table `server_secrets`,
 * which are visible only to users who are allowed to change the API settings. Only the bot can read the values.
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
