import { sameValue } from '../same-value';
import type { ConfigValue } from './config';
import type { EditedConfig } from './draft';
import { type ConfigKey, fields } from './fields';

export interface ConfigEdit {
  key: ConfigKey;
  value: ConfigValue;
}

/**
 * Returns the edits that result from setting a key. The first edit sets the key itself. The other edits set the
 * followers of the key to the same value (product.md §9.7). A follower is a setting whose `follows` is the key. It
 * keeps its own value if its draft value differs from the key's draft value. It also keeps its value if the user has
 * not changed it and its stored value differs from the key's stored value.
 */
export function editsWith(
  { base, draft }: Pick<EditedConfig, 'base' | 'draft'>,
  key: ConfigKey,
  value: ConfigValue,
): ConfigEdit[] {
  const followers = fields.filter(({ key: follower, follows }) => {
    if (follows !== key || !sameValue(draft[follower], draft[key])) return false;
    const isUntouched = sameValue(base[follower], draft[follower]);
    return !isUntouched || sameValue(base[follower], base[key]);
  });
  return [{ key, value }, ...followers.map((follower) => ({ key: follower.key, value }))];
}
