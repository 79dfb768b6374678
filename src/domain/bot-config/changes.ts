import type { BotConfig, ConfigPatch, ConfigValue, Conflict } from './config';
import { fields, type ConfigKey } from './fields';
import { isSecret } from './secrets';

/** A single edited setting. */
export interface ConfigChange {
  key: ConfigKey;
  before: ConfigValue;
  after: ConfigValue;
}

/** Returns the settings that differ from `base`, in the order of `fields`. */
export function changesBetween(base: BotConfig, draft: BotConfig): ConfigChange[] {
  return fields
    .filter(({ key }) => !sameValue(base[key], draft[key]))
    .map(({ key }) => ({ key, before: base[key], after: draft[key] }));
}

/** Returns a copy of the configuration with each change's `after` value. */
export function applyChanges(config: BotConfig, changes: readonly ConfigChange[]): BotConfig {
  const patch: ConfigPatch = Object.fromEntries(changes.map(({ key, after }) => [key, after]));
  return { ...config, ...patch };
}

/**
 * Rebases a draft onto `theirs`, the configuration that is stored now (product.md §9.13). A setting that only one side
 * changed is merged, and so is one that both sides changed to the same value. A setting that both sides changed to
 * different values is a conflict: it keeps the draft's value until the user decides. A secret is never in conflict,
 * because its stored value cannot be read and compared.
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
  const yours = changesBetween(base, draft);
  const conflicts = yours
    .filter(
      ({ key, before, after }) =>
        !isSecret(key) && !sameValue(theirs[key], before) && !sameValue(theirs[key], after),
    )
    .map(({ key, before, after }) => ({ key, base: before, yours: after, theirs: theirs[key] }));
  return { draft: applyChanges(theirs, yours), conflicts };
}

/** Whether two JSON values are deeply equal. The order of a list matters; the order of an object's keys does not. */
export function sameValue(a: ConfigValue, b: ConfigValue): boolean {
  if (Object.is(a, b)) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    left.length === right.size &&
    left.every(([name, value]) => {
      const other = right.get(name);
      return other !== undefined && sameValue(value, other);
    })
  );
}
