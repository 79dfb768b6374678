import type { ConfigChange } from '#domain/bot-config/changes';
import { fieldOf, fields } from '#domain/bot-config/fields';
import { parseRevisions, type HistoryPage, type Revision } from '#domain/bot-config/history';
import type { HistoryFilters, HistoryQuery } from '#domain/bot-config/history-query';
import type { Result } from '#domain/result';
import { readItem, writeItem } from '../../browser/local-storage';
import { parseJson } from '../../json';

const keyOf = (serverId: string) => `grouped:demo-history:${serverId}`;

/** The maximum number of stored saves for a demo server. The limit is needed because local storage is small. */
const MAX_SAVES = 50;
const PAGE = 30;

/** A demo server needs no sign-in, so every save is attributed to the user of this browser. */
const author = { saved_by_name: 'You', saved_by_discord_id: null };

export async function loadDemoHistory({
  serverId,
  query,
  before,
}: HistoryQuery): Promise<Result<HistoryPage, never>> {
  const found = wholeDemoHistory(serverId, query).filter(
    ({ version }) => before === null || version < before,
  );
  const value = { revisions: found.slice(0, PAGE), more: found.length > PAGE, people: [] };
  return { ok: true, value };
}

/** Returns the stored saves that changed a setting or a panel, newest first. One person has made all of them. */
export function wholeDemoHistory(
  serverId: string,
  { key, panel }: HistoryFilters,
): readonly Revision[] {
  return (parseRevisions(readRows(serverId)) ?? []).filter(
    ({ changes }) =>
      (key === null && panel === null) ||
      changes.some(
        (change) =>
          (key === null || change.key === key) &&
          (panel === null || fieldOf(change.key).tab === panel),
      ),
  );
}

/** Adds a save to the history, as a database row. `changes` must not contain secrets. */
export function recordDemoRevision(
  serverId: string,
  { version, changes }: { version: number; changes: readonly ConfigChange[] },
): void {
  const row = {
    id: version,
    version,
    saved_at: new Date().toISOString(),
    ...author,
    changes: fields.flatMap((field) => changes.filter(({ key }) => key === field.key)),
  };
  writeItem(keyOf(serverId), JSON.stringify([row, ...readRows(serverId)].slice(0, MAX_SAVES)));
}

/** Returns the rows, newest first; an empty list if the stored history cannot be parsed. */
function readRows(serverId: string): unknown[] {
  const rows = parseJson(readItem(keyOf(serverId)) ?? 'null');
  return Array.isArray(rows) && parseRevisions(rows) ? rows : [];
}
