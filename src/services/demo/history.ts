import type { ConfigChange } from '#domain/bot-config/changes';
import { fields } from '#domain/bot-config/fields';
import { parseRevisions, type HistoryPage, type HistoryQuery } from '#domain/bot-config/history';
import type { Result } from '#domain/result';
import { readItem, writeItem } from '../browser/local-storage';
import { parseJson } from '../json';

const keyOf = (serverId: string) => `grouped:demo-history:${serverId}`;

/** How many saves of a demo server the browser remembers: its storage is small. */
const MOST_KEPT = 50;
const PAGE = 30;

/** Nobody has to sign in to a demo server, so whoever saved there is the person at this browser. */
const author = { saved_by_name: 'You', saved_by_discord_id: null };

/** What was changed in a demo server from this browser, the newest first. It can always be read. */
export async function loadDemoHistory({
  serverId,
  key,
  before,
}: HistoryQuery): Promise<Result<HistoryPage, never>> {
  const found = (parseRevisions(readRows(serverId)) ?? []).filter(
    ({ version, changes }) =>
      (before === null || version < before) &&
      (key === null || changes.some((change) => change.key === key)),
  );
  return { ok: true, value: { revisions: found.slice(0, PAGE), more: found.length > PAGE } };
}

/** Writes down a save of a demo server, in the shape of a row of the real table: `changes` hold no secret. */
export function keepDemoRevision(
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
  writeItem(keyOf(serverId), JSON.stringify([row, ...readRows(serverId)].slice(0, MOST_KEPT)));
}

/** The newest first; none where what was kept cannot be read. */
function readRows(serverId: string): unknown[] {
  const rows = parseJson(readItem(keyOf(serverId)) ?? 'null');
  return Array.isArray(rows) && parseRevisions(rows) ? rows : [];
}
