import {
  applyChanges,
  changesBetween,
  rebase,
  sameValue,
  type ConfigChange,
} from '#domain/bot-config/changes';
import type {
  BotConfig,
  Conflict,
  ConfigValue,
  SaveRequest,
  StoredConfig,
} from '#domain/bot-config/config';
import {
  ancestorOf,
  resumeDraft,
  type EditedConfig,
  type SavedDraft,
} from '#domain/bot-config/draft';
import { defaultConfig, type ConfigKey } from '#domain/bot-config/fields';
import { isSecret } from '#domain/bot-config/secrets';

/** What `load` answers: the configuration the server has, and the draft this browser kept for it. */
export type LoadedConfig = StoredConfig & { draft: SavedDraft | null };

/** How one clash is decided: for the person's own value, the other's, or the one both started from. */
export interface Decision {
  key: ConfigKey;
  choice: 'yours' | 'theirs' | 'base';
}

/** A form under edit. Clean or dirty is not stored: it is whether `base` and `draft` differ. */
export interface Editing extends EditedConfig {
  /**
   * What was last asked to be saved, until the answer is here. It tells our own values from another's when they
   * come back from the server. Kept after a failed save: it may be the answer that was lost, and not the save.
   */
  sent: readonly ConfigChange[];
}

/** Before anything is known: older than every stored configuration. */
export function nothingYet(): Editing {
  const base = defaultConfig();
  return { base, draft: base, version: -1, conflicts: [], sent: [] };
}

/** A newer configuration heard of while the first one is still being loaded. */
export function received({ config, version }: StoredConfig): Partial<Editing> {
  return { base: config, draft: config, version };
}

/** The loaded configuration, or the newer one heard of meanwhile, with the kept draft laid over it. */
export function opened(before: Editing, loaded: LoadedConfig): Partial<Editing> {
  const isOutdated = before.version > loaded.version;
  const base = isOutdated ? before.base : loaded.config;
  const version = isOutdated ? before.version : loaded.version;
  const resumed = loaded.draft ? resumeDraft(loaded.draft, base) : { draft: base, conflicts: [] };
  return { base, version, ...resumed };
}

/** A value typed. On a clashing key it is the person's side of the clash, which stays to be decided. */
export function edited(
  { draft, conflicts }: Editing,
  { key, value }: { key: ConfigKey; value: ConfigValue },
): Partial<Editing> {
  return {
    draft: { ...draft, [key]: value },
    conflicts: conflicts.map((conflict) =>
      conflict.key === key ? { ...conflict, yours: value } : conflict,
    ),
  };
}

/** One change given up. On a clashing key that decides for theirs. */
export function reverted({ base, draft, conflicts }: Editing, key: ConfigKey): Partial<Editing> {
  return { draft: { ...draft, [key]: base[key] }, conflicts: without(conflicts, key) };
}

/** Every change given up. */
export function discarded({ base }: Editing): Partial<Editing> {
  return { draft: base, conflicts: [] };
}

/** One clash decided. */
export function resolved(
  { draft, conflicts }: Editing,
  { key, choice }: Decision,
): Partial<Editing> {
  const conflict = conflicts.find((one) => one.key === key);
  if (!conflict) return {};
  return { draft: { ...draft, [key]: conflict[choice] }, conflicts: without(conflicts, key) };
}

/**
 * The server has something newer: keys changed on one side only merge, keys changed on both become clashes.
 * Where it has just what we asked to save, that is our own save, and what was typed since is a change of it.
 */
export function merged(editing: Editing, theirs: StoredConfig): Partial<Editing> {
  const ours = editing.sent.filter(({ key, after }) => sameValue(theirs.config[key], after));
  return mergedFrom(applyChanges(ancestorOf(editing), ours), editing, theirs);
}

/** Our save is done, so what was typed since it was asked for is a change of what was saved. */
export function saved(editing: Editing, stored: StoredConfig): Partial<Editing> {
  const newer = stored.version > editing.version;
  // What is newer than our save was merged already: only a clash may still mistake our own value for another's. A secret
  // never comes back, so that it was saved is only known by now.
  const open = newer
    ? editing.sent
    : editing.sent.filter(
        ({ key }) => isSecret(key) || editing.conflicts.some((conflict) => conflict.key === key),
      );
  return {
    ...mergedFrom(
      applyChanges(ancestorOf(editing), open),
      editing,
      newer ? stored : { config: editing.base, version: editing.version },
    ),
    sent: [],
  };
}

/** Our save came to nothing because others were faster: what it asked for clashes with theirs. */
export function stale(editing: Editing, theirs: StoredConfig): Partial<Editing> {
  return { ...mergedFrom(ancestorOf(editing), editing, theirs), sent: [] };
}

/** What to ask the server for, so that it has what the person sees. */
export function saveRequestOf({
  serverId,
  base,
  draft,
  version,
}: Pick<Editing, 'base' | 'draft' | 'version'> & { serverId: string }): SaveRequest {
  return { serverId, baseVersion: version, changes: changesBetween(base, draft) };
}

function mergedFrom(
  ancestor: BotConfig,
  { draft }: Editing,
  { config, version }: StoredConfig,
): Partial<Editing> {
  return { ...rebase({ base: ancestor, draft, theirs: config }), base: config, version };
}

function without(conflicts: readonly Conflict[], key: ConfigKey): readonly Conflict[] {
  return conflicts.filter((conflict) => conflict.key !== key);
}
