import { parseRevisions, type HistoryPage, type HistoryQuery } from '#domain/bot-config/history';
import type { Result } from '#domain/result';
import { type Client, reachableClient } from '../supabase/client';
import { readRows } from '../rows';
import { abortable } from '../session/viewer';

/** Revisions per page. */
const PAGE = 30;

/**
 * Reads a page of a server's history, newest first. The function `server_history()` returns only settings that the
 * viewer is allowed to see.
 */
export async function loadHistory(
  query: HistoryQuery,
  signal?: AbortSignal,
): Promise<Result<HistoryPage, { kind: 'forbidden' | 'unreachable' }>> {
  const client = await reachableClient();
  if (!client) return { ok: false, error: { kind: 'unreachable' } };
  const { data, status } = await abortable(queryFor(client, query).retry(false), signal);
  if (status === 401 || status === 403) return { ok: false, error: { kind: 'forbidden' } };
  const rows: readonly unknown[] | null = data;
  if (!Array.isArray(rows)) return { ok: false, error: { kind: 'unreachable' } };
  const revisions = readRows(rows.slice(0, PAGE), (row) => parseRevisions([row]) ?? []);
  return {
    ok: true,
    value: { revisions, more: rows.length > PAGE },
  };
}

/** Requests one more row than a page has, to find out whether there are older revisions. */
function queryFor(client: Client, { serverId, key, before }: HistoryQuery) {
  return client.rpc('server_history', {
    server_id: serverId,
    ...(key !== null && { setting: key }),
    ...(before !== null && { older_than: before }),
    page_size: PAGE + 1,
  });
}
