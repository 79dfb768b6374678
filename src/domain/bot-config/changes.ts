import type { BotConfig, ConfigPatch, ConfigValue, Conflict } from './config';
import { fields, type ConfigKey } from './fields';
import { mergeFields } from '../merge-fields';
import { sameValue } from '../same-value';
import { isSecret } from './secrets';

const keys = fields.map(({ key }) => key);

export interface ConfigChange {
  key: ConfigKey;
  before: ConfigValue;
  after: ConfigValue;
}

export function changesBetween(base: BotConfig, draft: BotConfig): ConfigChange[] {
  return fields
    .filter(({ key }) => !sameValue(base[key], draft[key]))
    .map(({ key }) => ({ key, before: base[key], after: draft[key] }));
}

export function applyChanges(config: BotConfig, changes: readonly ConfigChange[]): BotConfig {
  const patch: ConfigPatch = Object.fromEntries(changes.map(({ key, after }) => [key, after]));
  return { ...config, ...patch };
}

/**
 * Rebases a draft onto `theirs`, the configuration that is stored now (product.md §9.13). A setting is merged if only
 * one side changed it, or if both sides changed it to the same value. If both sides changed it to different values, it
 * is in conflict, and keeps the draft's value until the user decides. A secret is never in conflict, because the
 * browser cannot read the stored value.
 */
export function rebase({
  base,
  draft,
  theirs,
}: {
  base: BotConfig;
  draft: BotConfig;
  theirs: BotConfig;
}): {
  draft: BotConfig;
  conflicts: Conflict[];
} {
  const merged = mergeFields(keys, { base, draft, theirs });
  return { ...merged, conflicts: merged.conflicts.filter(({ key }) => !isSecret(key)) };
}
