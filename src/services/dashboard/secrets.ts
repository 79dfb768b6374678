import { parseSecretRecords, type SecretRecord } from '#domain/bot-config/secrets';
import type { Result } from '#domain/result';
import { bodyOf } from '../http';
import { callBackend } from '../supabase/call-backend';

/**
 * Returns which secrets of a server are set, who set them, and when. These are the rows of the table `server_secrets`,
 * which are visible only to users who are allowed to change the API settings. Only the bot can read the values.
 */
export async function loadSecrets(
  { serverId }: { serverId: string },
  signal?: AbortSignal,
): Promise<Result<readonly SecretRecord[], { kind: 'unreachable' }>> {
  const path = `/rest/v1/server_secrets?select=key,set_at,set_by_name&server_id=eq.${serverId}`;
  const answer = await callBackend({ path }, { signal });
  const records = answer.kind === 'answered' ? parseSecretRecords(bodyOf(answer)) : null;
  return records ? { ok: true, value: records } : { ok: false, error: { kind: 'unreachable' } };
}
