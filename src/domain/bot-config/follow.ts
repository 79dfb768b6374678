import { sameValue } from './changes';
import type { ConfigValue } from './config';
import type { EditedConfig } from './draft';
import { type ConfigKey, fields } from './fields';

export interface ConfigEdit {
  key: ConfigKey;
  value: ConfigValue;
}

/**
 * Returns the edits that setting one key causes: the key itself, then the settings whose row `follows` it (product.md
 * §9.7). A follower with a different value is left alone. So is an unchanged follower whose stored value differs from
 * that of the followed key.
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
