import { parseRevisions, type HistoryPage, type HistoryQuery } from '#domain/bot-config/history';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { closedErrors, resultOf } from '../answers';
import { readRows } from '../rows';
import { rpc } from '../supabase/call-backend';

/** Revisions per page. */
const PAGE = 30;

/** One more row is requested than a page has, to find out whether there are older revisions. */
const historyPage = (size: number) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => ({
      revisions: readRows(rows.slice(0, size), (row) => parseRevisions([row]) ?? []),
      more: rows.length > size,
    })),
  );

/** Reads the newest first. `server_history()` returns only settings that the viewer is allowed to see. */
export function loadHistory(
  { serverId, key, before }: HistoryQuery,
  signal?: AbortSignal,
  size: number = PAGE,
): Promise<Result<HistoryPage, { kind: 'forbidden' | 'tooSlow' | 'unreachable' }>> {
  const args = {
    server_id: serverId,
    setting: key ?? undefined,
    older_than: before ?? undefined,
    page_size: size + 1,
  };
  return resultOf(rpc('server_history', args, { signal }), historyPage(size), closedErrors);
}
