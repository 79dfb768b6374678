import * as v from 'valibot';
import { type ConfigChange } from './changes';
import { sameValue } from '../same-value';
import type { BotConfig, ConfigPatch, ConfigValue, SaveRequest, StoredConfig } from './config';
import { fieldOf, isConfigKey, type ConfigKey } from './fields';
import { parseValue } from './parse';
import { isSecret, masked } from './secrets';

/** One save of a configuration. */
export interface Revision {
  id: number;
  /** The version that was created by this save. */
  version: number;
  /** An ISO date in UTC. */
  savedAt: string;
  /**
   * `name` is the user's name at the time of the save. `discordId` is a snowflake string, or null if the user has no
   * Discord account. `picture` is the URL of the user's current picture on Discord, or null if there is none.
   */
  savedBy: { name: string; discordId: string | null; picture: string | null };
  /** Empty if none of the changed settings exists anymore. The values of a secret are '' or dots. */
  changes: readonly ConfigChange[];
}

/** A page of revisions, newest first. `more` is true if older revisions exist. */
export interface HistoryPage {
  revisions: readonly Revision[];
  more: boolean;
}

/** Which part of a server's history to load. */
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
  saved_by_picture: v.optional(v.nullable(v.string()), null),
  changes: v.array(
    v.object({ key: v.string(), before: v.optional(v.unknown()), after: v.optional(v.unknown()) }),
  ),
});

/**
 * Parses rows of `server_history()`. Returns null if a row has an unexpected shape. Leaves out unknown settings. A setting
 * without an earlier value gets its default as `before`.
 */
export function parseRevisions(rows: unknown): Revision[] | null {
  const parsed = v.safeParse(v.array(revisionRow), rows);
  if (!parsed.success) return null;
  return parsed.output.map((row) => ({
    id: row.id,
    version: row.version,
    savedAt: new Date(row.saved_at).toISOString(),
    savedBy: {
      name: row.saved_by_name,
      discordId: row.saved_by_discord_id,
      picture: pictureIn(row.saved_by_picture),
    },
    changes: row.changes.flatMap(changeFrom),
  }));
}

/**
 * Returns the URL of a picture if it is on one of Discord's hosts, otherwise null. If the browser loaded the picture
 * from another host, that host would learn who reads the history.
 */
function pictureIn(address: string | null): string | null {
  return address?.startsWith('https://cdn.discordapp.com/') ? address : null;
}

type ChangeRow = v.InferOutput<typeof revisionRow>['changes'][number];

function changeFrom({ key, before, after }: ChangeRow): ConfigChange[] {
  if (!isConfigKey(key)) return [];
  const field = fieldOf(key);
  return [{ key, before: parseValue(field, before), after: parseValue(field, after) }];
}

/**
 * Returns whether a change of the setting can be undone (product.md §9.15). Secrets cannot be undone, because their old
 * values are unknown. The command log cannot be undone, because its commands have already run.
 */
export function canBringBack(key: ConfigKey): boolean {
  return !isSecret(key) && fieldOf(key).kind !== 'commandLog';
}

/**
 * Returns the changes that undo a revision. If `keys` is omitted, they cover every setting that can be restored;
 * otherwise only the settings in `keys`.
 */
export function undoOf(
  { changes }: Revision,
  keys: readonly ConfigKey[] = changes.map(({ key }) => key),
): ConfigChange[] {
  return changes
    .filter(({ key }) => keys.includes(key) && canBringBack(key))
    .map(({ key, before, after }) => ({ key, before: after, after: before }));
}

/**
 * Returns the save request that undoes a revision. The save causes a conflict if someone has changed the same settings
 * since then.
 */
export function undoRequest(
  serverId: string,
  revision: Revision,
  keys?: readonly ConfigKey[],
): SaveRequest {
  return { serverId, baseVersion: revision.version, changes: undoOf(revision, keys) };
}

/** Returns the same request based on the current configuration `theirs`, so that the save overwrites newer values. */
export function undoAnywayRequest(request: SaveRequest, theirs: StoredConfig): SaveRequest {
  return {
    serverId: request.serverId,
    baseVersion: theirs.version,
    changes: request.changes.map(({ key, after }) => ({ key, before: theirs.config[key], after })),
  };
}

/** Whether the current value of the setting equals the value before the change. */
export function isUndone({ key, before }: ConfigChange, now: BotConfig): boolean {
  return sameValue(now[key], before);
}

/**
 * Merges the page of the newest revisions into the known page. Returns null if revisions between the two pages may be
 * missing.
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

/** Appends older revisions to the known revisions. */
export function withOlder(known: HistoryPage, older: HistoryPage): HistoryPage {
  const oldest = known.revisions.at(-1)?.version ?? Number.POSITIVE_INFINITY;
  return {
    revisions: [...known.revisions, ...older.revisions.filter(({ version }) => version < oldest)],
    more: older.more,
  };
}

/**
 * Returns the values that settings had at a version. For a setting that newer revisions changed, this is the `before`
 * value of the oldest of them. For any other setting, it is the current value.
 */
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

/** Masks the values of a secret, so that the change may be stored in the history. */
export function withoutSecrets(change: ConfigChange): ConfigChange {
  if (!isSecret(change.key)) return change;
  const mask = (value: ConfigValue) => (value === '' || value === null ? '' : masked);
  return { key: change.key, before: mask(change.before), after: mask(change.after) };
}
