import * as v from 'valibot';
import { changesBetween, rebase } from './changes';
import { sameValue } from '../same-value';
import type { BotConfig, ConfigPatch, ConfigValue, Conflict, StoredConfig } from './config';
import { fieldOf, isConfigKey, type ConfigKey } from './fields';
import { parseValue } from './parse';
import { isSecret } from './secrets';

/**
 * Unsaved changes, kept across a reload (product.md §9.10). `base` (before) and `values` (after) have the same keys.
 */
export interface SavedDraft {
  /** The version of the stored configuration that the draft was last rebased on. */
  version: number;
  base: ConfigPatch;
  values: ConfigPatch;
}

/** The user and the server that a draft belongs to. Other users cannot read the draft. */
export interface DraftOwner {
  /** The user's id in Supabase Auth; null for a demo server, which needs no account. */
  userId: string | null;
  /** A snowflake string. */
  serverId: string;
}

/** The stored values (`base`), the form's values (`draft`), and the conflicts between them. */
export interface EditedConfig {
  base: BotConfig;
  draft: BotConfig;
  version: number;
  /** For these settings, `base` has the value that another save stored, and `draft` the user's. */
  conflicts: readonly Conflict[];
}

/** Returns null if nothing changed. Leaves out secrets, because browser storage is not safe for them. */
export function draftOf(edited: EditedConfig): SavedDraft | null {
  const changes = changesBetween(ancestorOf(edited), edited.draft).filter(
    ({ key }) => !isSecret(key),
  );
  if (changes.length === 0) return null;
  return {
    version: edited.version,
    base: patchOf(changes.map(({ key, before }) => [key, before])),
    values: patchOf(changes.map(({ key, after }) => [key, after])),
  };
}

/** Returns `base`, but with the values of conflicting settings from before the user's change and the other save. */
export function ancestorOf({
  base,
  conflicts,
}: Pick<EditedConfig, 'base' | 'conflicts'>): BotConfig {
  return { ...base, ...patchOf(conflicts.map((conflict) => [conflict.key, conflict.base])) };
}

export function resumeDraft(
  saved: SavedDraft,
  theirs: BotConfig,
): { draft: BotConfig; conflicts: Conflict[] } {
  const base = { ...theirs, ...saved.base };
  return rebase({ base, draft: { ...base, ...saved.values }, theirs });
}

/** Gives hidden settings their last known values. With default values, a change of them would look like a conflict. */
export function withHiddenValues(
  { config, version, hidden }: StoredConfig & { hidden: readonly ConfigKey[] },
  known: ConfigPatch,
): StoredConfig {
  const knownEntries = hidden.flatMap((key) => (key in known ? [[key, known[key]]] : []));
  return { config: { ...config, ...Object.fromEntries(knownEntries) }, version };
}

const draftSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  base: v.record(v.string(), v.unknown()),
  values: v.record(v.string(), v.unknown()),
});

/** Leaves out unknown and unchanged keys, secrets and unfit values. Returns null if nothing remains. Never throws. */
export function parseDraft(raw: unknown): SavedDraft | null {
  const parsed = v.safeParse(draftSchema, raw);
  if (!parsed.success) return null;
  const { version, base, values } = parsed.output;
  const changes = Object.keys(values).flatMap((key) => {
    if (!isConfigKey(key) || isSecret(key)) return [];
    const [before, after] = [readValue(key, base[key]), readValue(key, values[key])];
    if (before === undefined || after === undefined || sameValue(before, after)) return [];
    return [{ key, before, after }];
  });
  if (changes.length === 0) return null;
  return {
    version,
    base: patchOf(changes.map(({ key, before }) => [key, before])),
    values: patchOf(changes.map(({ key, after }) => [key, after])),
  };
}

/** Returns undefined if the value does not fit the field, because the default value would look like a change. */
function readValue(key: ConfigKey, raw: unknown): ConfigValue | undefined {
  const field = fieldOf(key);
  const value = parseValue(field, raw);
  const fellBack = sameValue(value, field.default) && !sameValue(value, raw as ConfigValue);
  return fellBack ? undefined : value;
}

function patchOf(entries: readonly (readonly [ConfigKey, ConfigValue])[]): ConfigPatch {
  return Object.fromEntries(entries);
}
