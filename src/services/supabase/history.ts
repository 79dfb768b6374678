import { parseRevisions, type HistoryPage, type HistoryQuery } from '#domain/bot-config/history';
import type { Result } from '#domain/result';
import type { SupabaseClient } from '@supabase/supabase-js';
import { reachableClient } from './client';
import { abortable } from './viewer';

/** How many revisions are read at a time. */
const PAGE = 30;

const columns = 'id, version, saved_at, saved_by_name, saved_by_discord_id, changes';

/**
 * Who changed what in a server's configuration, the newest first: a page of the table `server_config_revisions`,
 * which whoever may read the configuration may read.
 */
export async function loadHistory(
  query: HistoryQuery,
  signal?: AbortSignal,
): Promise<Result<HistoryPage, { kind: 'forbidden' | 'unreachable' }>> {
  const client = await reachableClient();
  if (!client) return { ok: false, refusal: { kind: 'unreachable' } };
  const { data, status } = await abortable(queryFor(client, query).retry(false), signal);
  if (status === 401 || status === 403) return { ok: false, refusal: { kind: 'forbidden' } };
  const revisions = parseRevisions(data);
  if (!revisions) return { ok: false, refusal: { kind: 'unreachable' } };
  return {
    ok: true,
    value: { revisions: revisions.slice(0, PAGE), more: revisions.length > PAGE },
  };
}

/** Asks for one more than a page: whether there is one is whether there are older ones. */
function queryFor(client: SupabaseClient, { serverId, key, before }: HistoryQuery) {
  let rows = client.from('server_config_revisions').select(columns).eq('server_id', serverId);
  if (key !== null) rows = rows.contains('keys', [key]);
  if (before !== null) rows = rows.lt('version', before);
  return rows.order('version', { ascending: false }).limit(PAGE + 1);
}
