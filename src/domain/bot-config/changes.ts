import type { BotConfig, ConfigPatch, ConfigValue, Conflict } from './config';
import { fields, type ConfigKey } from './fields';
import { isSecret } from './secrets';

/** One setting that was edited. */
export interface ConfigChange {
  key: ConfigKey;
  before: ConfigValue;
  after: ConfigValue;
}

/** What was edited since `base`, in the order of the settings. */
export function changesBetween(base: BotConfig, draft: BotConfig): ConfigChange[] {
  return fields
    .filter(({ key }) => !sameValue(base[key], draft[key]))
    .map(({ key }) => ({ key, before: base[key], after: draft[key] }));
}

/** The configuration with each change's `after`; both are left as they are. */
export function applyChanges(config: BotConfig, changes: readonly ConfigChange[]): BotConfig {
  const patch: ConfigPatch = Object.fromEntries(changes.map(({ key, after }) => [key, after]));
  return { ...config, ...patch };
}

/**
 * Carries a draft over to what someone else saved since it was begun. Settings only one side touched
 * merge, the same value from both sides is no conflict. Where both sides differ the draft keeps its
 * value and the setting is among the conflicts, in the order of the settings, until a person chooses. A secret never
 * is: nobody can tell whether the other's is another.
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

/** Whether two values say the same. The order of a list counts, the order of a map's names does not. */
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
