import { sameValue } from '../same-value';
import type { ConfigValue } from './config';
import type { EditedConfig } from './draft';
import { type ConfigKey, fields } from './fields';

export interface ConfigEdit {
  key: ConfigKey;
  value: ConfigValue;
}

/**
 * Returns the edit of a key, and the same edit of the settings that follow it (product.md §9.7). A follower keeps its
 * value if its draft value differs from the key's, or if it is unchanged and its stored value differs from the key's.
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
