import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { Revision } from '#domain/bot-config/history';
import { historyCsv } from '#domain/bot-config/history-csv';
import type { HistoryFilters } from '#domain/bot-config/history-query';
import type { Result } from '#domain/result';
import { loadHistory } from './history';

/** Revisions per request. The database returns at most 100 rows, and one more than these is requested. */
const PAGE = 99;

/** Reads the history of a server, or the part that the filters leave, page by page, and returns it as a CSV file. */
export async function exportHistory(
  {
    serverId,
    query,
    resources,
  }: { serverId: string; query: HistoryFilters; resources: GuildResources },
  signal?: AbortSignal,
): Promise<Result<string, { kind: 'forbidden' | 'tooSlow' | 'unreachable' }>> {
  const revisions: Revision[] = [];
  for (;;) {
    const before = revisions.at(-1)?.version ?? null;
    const page = await loadHistory({ serverId, query, before }, signal, PAGE);
    if (!page.ok) return page;
    revisions.push(...page.value.revisions);
    if (!page.value.more || page.value.revisions.length === 0) {
      return { ok: true, value: historyCsv(revisions, resources) };
    }
  }
}
