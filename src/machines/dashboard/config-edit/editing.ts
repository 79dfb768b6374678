import {
  applyChanges,
  changesBetween,
  rebase,
  type ConfigChange,
} from '#domain/bot-config/changes';
import { sameValue } from '#domain/same-value';
import type {
  BotConfig,
  ConfigPatch,
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

export type LoadedConfig = StoredConfig & { draft: SavedDraft | null };

/** The user's choice for a conflict: their own value, the stored value, or the common base of both. */
export interface Decision {
  key: ConfigKey;
  choice: 'yours' | 'theirs' | 'base';
}

/** The state of the form. There are unsaved changes if `base` and `draft` differ. */
export interface Editing extends EditedConfig {
  /**
   * The changes of the last save request. Equal remote values are treated as the user's own. Kept after a failed save
   * without a conflict, because the server may have saved them even if the response was lost.
   */
  sent: readonly ConfigChange[];
}

export function initialEditing(): Editing {
  const base = defaultConfig();
  return { base, draft: base, version: -1, conflicts: [], sent: [] };
}

/** Applies a remote change that arrives while the form is loading. */
export function received({ config, version }: StoredConfig): Partial<Editing> {
  return { base: config, draft: config, version };
}

/** Applies the stored draft to the loaded configuration, or to a newer configuration that arrived during the load. */
export function opened(before: Editing, loaded: LoadedConfig): Partial<Editing> {
  const isOutdated = before.version > loaded.version;
  const base = isOutdated ? before.base : loaded.config;
  const version = isOutdated ? before.version : loaded.version;
  const resumed = loaded.draft ? resumeDraft(loaded.draft, base) : { draft: base, conflicts: [] };
  return { base, version, ...resumed };
}

/** Sets a value. If the setting has a conflict, the value becomes `yours`, and the conflict stays open. */
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

/** Sets several values, as `edited` does. */
export function proposed({ draft, conflicts }: Editing, values: ConfigPatch): Partial<Editing> {
  return {
    draft: { ...draft, ...values },
    conflicts: conflicts.map((conflict) => {
      const { [conflict.key]: yours = conflict.yours } = values;
      return { ...conflict, yours };
    }),
  };
}

/** Reverts the change of one setting. If the setting has a conflict, the conflict is resolved with the stored value. */
export function reverted({ base, draft, conflicts }: Editing, key: ConfigKey): Partial<Editing> {
  return { draft: { ...draft, [key]: base[key] }, conflicts: without(conflicts, key) };
}

export function discarded({ base }: Editing): Partial<Editing> {
  return { draft: base, conflicts: [] };
}

export function resolved(
  { draft, conflicts }: Editing,
  { key, choice }: Decision,
): Partial<Editing> {
  const conflict = conflicts.find((one) => one.key === key);
  if (!conflict) return {};
  return { draft: { ...draft, [key]: conflict[choice] }, conflicts: without(conflicts, key) };
}

/**
 * Merges a newer configuration. A setting that both sides changed to different values is in conflict. A newer value
 * that equals the one being saved is treated as the user's own.
 */
export function merged(editing: Editing, theirs: StoredConfig): Partial<Editing> {
  const ours = editing.sent.filter(({ key, after }) => sameValue(theirs.config[key], after));
  return mergedFrom(applyChanges(ancestorOf(editing), ours), editing, theirs);
}

/** Applies the response to a save. Edits made after the request was sent stay in the draft as unsaved changes. */
export function saved(editing: Editing, stored: StoredConfig): Partial<Editing> {
  const newer = stored.version > editing.version;
  // If the form has already merged this or a newer version, the response matters only for conflicts, whose other value
  // may be the user's own, and for secrets, because they are never sent back.
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

/** Applies the response to a rejected save. A setting that both sides changed to different values is in conflict. */
export function stale(editing: Editing, theirs: StoredConfig): Partial<Editing> {
  return { ...mergedFrom(ancestorOf(editing), editing, theirs), sent: [] };
}

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
