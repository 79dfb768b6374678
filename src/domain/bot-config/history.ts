import * as v from 'valibot';
import { type ConfigChange } from './changes';
import { sameValue } from '../same-value';
import type { BotConfig, ConfigPatch, ConfigValue, SaveRequest, StoredConfig } from './config';
import { fieldOf, isConfigKey, type ConfigKey } from './fields';
import type { HistoryPerson } from './history-query';
import { parseValue } from './parse';
import { isSecret, masked } from './secrets';

export interface Revision {
  id: number;
  /** The version that this save created. */
  version: number;
  /** An ISO date in UTC. */
  savedAt: string;
  /**
   * `name` is the user's name at the time of the save. `discordId` is a snowflake string, or null if the user has no
   * Discord account. `picture` is the URL of the user's current picture on Discord, or null if there is none.
   */
  savedBy: { name: string; discordId: string | null; picture: string | null };
  /** Empty if none of the changed settings exists anymore. In changes of a secret, the values are '' or dots. */
  changes: readonly ConfigChange[];
}

/**
 * A page of revisions, newest first. `more` is true if older revisions exist. The newest page has the people who have
 * made saves; an older page has none.
 */
export interface HistoryPage {
  revisions: readonly Revision[];
  more: boolean;
  people: readonly HistoryPerson[];
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

/** Returns null if a row has an unexpected shape. Leaves out unknown settings. A missing `before` is the default. */
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

/** Accepts only Discord's host, because another host would learn who reads the history. */
function pictureIn(address: string | null): string | null {
  return address?.startsWith('https://cdn.discordapp.com/') ? address : null;
}

type ChangeRow = v.InferOutput<typeof revisionRow>['changes'][number];

function changeFrom({ key, before, after }: ChangeRow): ConfigChange[] {
  if (!isConfigKey(key)) return [];
  const field = fieldOf(key);
  return [{ key, before: parseValue(field, before), after: parseValue(field, after) }];
}

/** Returns false for a secret and for the command log, whose commands have already run (product.md §9.15). */
export function canBringBack(key: ConfigKey): boolean {
  return !isSecret(key) && fieldOf(key).kind !== 'commandLog';
}

export function undoOf(
  { changes }: Revision,
  keys: readonly ConfigKey[] = changes.map(({ key }) => key),
): ConfigChange[] {
  return changes
    .filter(({ key }) => keys.includes(key) && canBringBack(key))
    .map(({ key, before, after }) => ({ key, before: after, after: before }));
}

/** Saving the request causes a conflict if someone has changed the same settings since the revision. */
export function undoRequest(
  serverId: string,
  revision: Revision,
  keys?: readonly ConfigKey[],
): SaveRequest {
  return { serverId, baseVersion: revision.version, changes: undoOf(revision, keys) };
}

/** Bases the request on the current configuration `theirs`, so that the save overwrites newer values. */
export function undoAnywayRequest(request: SaveRequest, theirs: StoredConfig): SaveRequest {
  return {
    serverId: request.serverId,
    baseVersion: theirs.version,
    changes: request.changes.map(({ key, after }) => ({ key, before: theirs.config[key], after })),
  };
}

export function isUndone({ key, before }: ConfigChange, now: BotConfig): boolean {
  return sameValue(now[key], before);
}

/** Returns null if revisions between the two pages may be missing. */
export function withNewest(known: HistoryPage, newest: HistoryPage): HistoryPage | null {
  const oldest = newest.revisions.at(-1)?.version;
  const latest = known.revisions[0]?.version;
  if (!newest.more || oldest === undefined) return newest;
  if (latest === undefined || oldest > latest) return null;
  const older = known.revisions.filter(({ version }) => version < oldest);
  return {
    ...newest,
    revisions: [...newest.revisions, ...older],
    more: older.length > 0 ? known.more : newest.more,
  };
}

export function withOlder(known: HistoryPage, older: HistoryPage): HistoryPage {
  const oldest = known.revisions.at(-1)?.version ?? Number.POSITIVE_INFINITY;
  return {
    ...known,
    revisions: [...known.revisions, ...older.revisions.filter(({ version }) => version < oldest)],
    more: older.more,
  };
}

/**
 * Returns the version of the last save until a time, 0 before the first one. Returns null if there is no save, or if
 * saves of that time were removed.
 */
export function versionAt(
  revisions: readonly Pick<Revision, 'version' | 'savedAt'>[],
  asked: { version: number } | { at: string },
): number | null {
  const [oldest, ...others] = revisions.toSorted((a, b) => a.version - b.version);
  if (!oldest) return null;
  if ('version' in asked) return asked.version < oldest.version - 1 ? null : asked.version;
  const until = [oldest, ...others].findLast(
    ({ savedAt }) => Date.parse(savedAt) <= Date.parse(asked.at),
  );
  return until?.version ?? (oldest.version === 1 ? 0 : null);
}

/** If newer revisions changed a setting, its value is the `before` value of the oldest of them. */
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

/** If the setting is a secret, masks its values, so that the change may be stored in the history. */
export function withoutSecrets(change: ConfigChange): ConfigChange {
  if (!isSecret(change.key)) return change;
  const mask = (value: ConfigValue) => (value === '' || value === null ? '' : masked);
  return { key: change.key, before: mask(change.before), after: mask(change.after) };
}
