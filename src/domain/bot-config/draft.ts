import * as v from 'valibot';
import { changesBetween, rebase, sameValue } from './changes';
import type { BotConfig, ConfigPatch, ConfigValue, Conflict, StoredConfig } from './config';
import { fieldOf, isConfigKey, type ConfigKey } from './fields';
import { parseValue } from './parse';
import { isSecret } from './secrets';

/**
 * What someone changed and has not saved yet, kept so that it survives a reload: for each changed key the value it
 * was changed from and the value it shall have. `base` and `values` hold the same keys.
 */
export interface SavedDraft {
  /** The stored configuration the changes were last held against. */
  version: number;
  base: ConfigPatch;
  values: ConfigPatch;
}

/** Whose unsaved changes to which server: nobody else sees them. */
export interface DraftOwner {
  /** The user's id in the auth provider; null for a demo server, which belongs to no account. */
  userId: string | null;
  /** A snowflake string. */
  serverId: string;
}

/** A configuration under edit: what the server has, what the person sees, and where the two clash. */
export interface EditedConfig {
  base: BotConfig;
  draft: BotConfig;
  version: number;
  /** Clashes nobody has decided yet: `base` already holds theirs, `draft` still yours. */
  conflicts: readonly Conflict[];
}

/** The draft worth keeping, or null without one. A secret is not kept: a browser's storage is no place for it. */
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

/**
 * What the draft was made from. It differs from `base` where a clash is open: there `base` moved on to theirs, and
 * only the value both sides started from can tell that they clash.
 */
export function ancestorOf({
  base,
  conflicts,
}: Pick<EditedConfig, 'base' | 'conflicts'>): BotConfig {
  return { ...base, ...patchOf(conflicts.map((conflict) => [conflict.key, conflict.base])) };
}

/** Lays a kept draft over the configuration the server has now: what both changed since comes back as conflicts. */
export function resumeDraft(
  saved: SavedDraft,
  theirs: BotConfig,
): { draft: BotConfig; conflicts: Conflict[] } {
  const base = { ...theirs, ...saved.base };
  return rebase({ base, draft: { ...base, ...saved.values }, theirs });
}

/**
 * Returns a configuration with what is known of its hidden settings. A default in their place would be taken for the
 * value they have, and for a clash with a change that was made while they were visible.
 */
export function withKnown(
  { config, version, hidden }: StoredConfig & { hidden: readonly ConfigKey[] },
  known: ConfigPatch,
): StoredConfig {
  const kept = hidden.flatMap((key) => (key in known ? [[key, known[key]]] : []));
  return { config: { ...config, ...Object.fromEntries(kept) }, version };
}

const keptDraft = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  base: v.record(v.string(), v.unknown()),
  values: v.record(v.string(), v.unknown()),
});

/**
 * Reads a draft out of anything. Keys that are unknown, that changed nothing, or whose values are not of their
 * field's kind are left out; null when nothing is left. Never throws.
 */
export function parseDraft(raw: unknown): SavedDraft | null {
  const parsed = v.safeParse(keptDraft, raw);
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

/** A value of its field's kind, or undefined: the default that `parseValue` falls back to would be a change nobody made. */
function readValue(key: ConfigKey, raw: unknown): ConfigValue | undefined {
  const field = fieldOf(key);
  const value = parseValue(field, raw);
  const fellBack = sameValue(value, field.default) && !sameValue(value, raw as ConfigValue);
  return fellBack ? undefined : value;
}

function patchOf(entries: readonly (readonly [ConfigKey, ConfigValue])[]): ConfigPatch {
  return Object.fromEntries(entries);
}
