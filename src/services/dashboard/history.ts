import * as v from 'valibot';
import { parseRevisions, type HistoryPage } from '#domain/bot-config/history';
import { historyList, type HistoryQuery } from '#domain/bot-config/history-query';
import type { Result } from '#domain/result';
import { closedErrors, resultOf } from '../answers';
import { listOf, readRows, row } from '../rows';
import { rpc } from '../supabase/call-backend';

export type HistoryError = { kind: 'forbidden' | 'tooSlow' | 'unreachable' };

/** Revisions per page. */
const PAGE = 30;

/** One more row is requested than a page has, to find out whether there are older revisions. */
const historyPage = (size: number) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => ({
      revisions: readRows(rows.slice(0, size), (each) => parseRevisions([each]) ?? []),
      more: rows.length > size,
      people: [],
    })),
  );

const historyPeople = listOf(row({ id: v.string(), name: v.string() }, { id: 'person' }));

/** Reads the newest first. `server_history()` returns only settings that the viewer is allowed to see. */
export function loadHistory(
  { serverId, query, before }: HistoryQuery,
  signal?: AbortSignal,
  size: number = PAGE,
): Promise<Result<HistoryPage, HistoryError>> {
  const args = {
    server_id: serverId,
    ...historyList.argsOf(query),
    older_than: before,
    page_size: size + 1,
  };
  return resultOf(rpc('server_history', args, { signal }), historyPage(size), closedErrors);
}

/** Reads the newest revisions, and who has made saves. */
export async function loadNewestHistory(
  { serverId, query }: Pick<HistoryQuery, 'serverId' | 'query'>,
  signal?: AbortSignal,
): Promise<Result<HistoryPage, HistoryError>> {
  const asked = rpc('server_history_people', { server_id: serverId }, { signal });
  const [page, people] = await Promise.all([
    loadHistory({ serverId, query, before: null }, signal),
    resultOf(asked, historyPeople, closedErrors),
  ]);
  if (!page.ok) return page;
  return people.ok ? { ok: true, value: { ...page.value, people: people.value } } : people;
}
