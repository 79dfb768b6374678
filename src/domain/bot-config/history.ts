import * as v from 'valibot';
import { sameValue, type ConfigChange } from './changes';
import type { BotConfig, ConfigPatch, ConfigValue, SaveRequest, StoredConfig } from './config';
import { fieldOf, isConfigKey, type ConfigKey } from './fields';
import { parseValue } from './parse';
import { isSecret, masked } from './secrets';

/** One save of a configuration: who changed what, and when. */
export interface Revision {
  id: number;
  /** The version this save made. */
  version: number;
  /** An ISO date in UTC. */
  savedAt: string;
  /** As they were called then. `discordId` is a snowflake string; null for someone without a Discord account. */
  savedBy: { name: string; discordId: string | null };
  /** Empty where the settings it changed are none any more. A secret is '' or dots, never its value. */
  changes: readonly ConfigChange[];
}

/** Some revisions, the newest first, and whether there are older ones. */
export interface HistoryPage {
  revisions: readonly Revision[];
  more: boolean;
}

/** Which part of a server's history is asked for. */
export interface HistoryQuery {
  serverId: string;
  /** Only revisions that changed this setting; null for all. */
  key: ConfigKey | null;
  /** Only revisions older than this version; null for the newest. */
  before: number | null;
}

const revisionRow = v.object({
  id: v.number(),
  version: v.number(),
  saved_at: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  saved_by_name: v.string(),
  saved_by_discord_id: v.nullable(v.string()),
  changes: v.array(
    v.object({ key: v.string(), before: v.optional(v.unknown()), after: v.optional(v.unknown()) }),
  ),
});

/**
 * Revisions out of rows of `server_history()`; null where they are not such rows. Unknown settings are left
 * behind. A setting that had never been saved before comes from its default.
 */
export function parseRevisions(rows: unknown): Revision[] | null {
  const parsed = v.safeParse(v.array(revisionRow), rows);
  if (!parsed.success) return null;
  return parsed.output.map((row) => ({
    id: row.id,
    version: row.version,
    savedAt: new Date(row.saved_at).toISOString(),
    savedBy: { name: row.saved_by_name, discordId: row.saved_by_discord_id },
    changes: row.changes.flatMap(changeFrom),
  }));
}

type ChangeRow = v.InferOutput<typeof revisionRow>['changes'][number];

function changeFrom({ key, before, after }: ChangeRow): ConfigChange[] {
  if (!isConfigKey(key)) return [];
  const field = fieldOf(key);
  return [{ key, before: parseValue(field, before), after: parseValue(field, after) }];
}

/** Whether a setting's past values can be brought back: a secret's are not known, a command was executed long ago. */
export function canBringBack(key: ConfigKey): boolean {
  return !isSecret(key) && fieldOf(key).kind !== 'commandLog';
}

/** The changes that bring back what a revision changed: all of it that can be, or only some settings. */
export function undoOf(
  { changes }: Revision,
  keys: readonly ConfigKey[] = changes.map(({ key }) => key),
): ConfigChange[] {
  return changes
    .filter(({ key }) => keys.includes(key) && canBringBack(key))
    .map(({ key, before, after }) => ({ key, before: after, after: before }));
}

/** The save that undoes a revision. Whoever changed the same settings since makes it a clash. */
export function undoRequest(
  serverId: string,
  revision: Revision,
  keys?: readonly ConfigKey[],
): SaveRequest {
  return { serverId, baseVersion: revision.version, changes: undoOf(revision, keys) };
}

/** The same save for someone who has seen what the settings are now, and wants it all the same. */
export function undoAnywayRequest(request: SaveRequest, theirs: StoredConfig): SaveRequest {
  return {
    serverId: request.serverId,
    baseVersion: theirs.version,
    changes: request.changes.map(({ key, after }) => ({ key, before: theirs.config[key], after })),
  };
}

/** Whether a setting is by now what it was before the change. */
export function isUndone({ key, before }: ConfigChange, now: BotConfig): boolean {
  return sameValue(now[key], before);
}

/**
 * Lays the newest revisions over those that are known. Null where they do not meet: then something lies between them
 * that neither holds.
 */
export function withNewest(known: HistoryPage, newest: HistoryPage): HistoryPage | null {
  const oldest = newest.revisions.at(-1)?.version;
  const latest = known.revisions[0]?.version;
  if (!newest.more || oldest === undefined) return newest;
  if (latest === undefined || oldest > latest) return null;
  const older = known.revisions.filter(({ version }) => version < oldest);
  return {
    revisions: [...newest.revisions, ...older],
    more: older.length > 0 ? known.more : newest.more,
  };
}

/** Puts older revisions behind those that are known. */
export function withOlder(known: HistoryPage, older: HistoryPage): HistoryPage {
  const oldest = known.revisions.at(-1)?.version ?? Number.POSITIVE_INFINITY;
  return {
    revisions: [...known.revisions, ...older.revisions.filter(({ version }) => version < oldest)],
    more: older.more,
  };
}

/** The values some settings had at a version: what the first newer revision of each changed it from, else what it is. */
export function valuesAt(
  version: number,
  keys: readonly ConfigKey[],
  {
    revisions,
    config,
  }: { revisions: readonly Pick<Revision, 'version' | 'changes'>[]; config: BotConfig },
): ConfigPatch {
  const newer = revisions
    .filter((revision) => revision.version > version)
    .toSorted((a, b) => a.version - b.version);
  const valueAt = (key: ConfigKey): ConfigValue => {
    const first = newer.flatMap(({ changes }) => changes).find((change) => change.key === key);
    return first ? first.before : config[key];
  };
  return Object.fromEntries(keys.map((key) => [key, valueAt(key)]));
}

/** A change as it may be written down: of a secret only whether it was set. */
export function withoutSecrets(change: ConfigChange): ConfigChange {
  if (!isSecret(change.key)) return change;
  const mask = (value: ConfigValue) => (value === '' || value === null ? '' : masked);
  return { key: change.key, before: mask(change.before), after: mask(change.after) };
}
