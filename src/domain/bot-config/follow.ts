import { sameValue } from '../same-value';
import type { ConfigValue } from './config';
import type { EditedConfig } from './draft';
import { type ConfigKey, fields } from './fields';

export interface ConfigEdit {
  key: ConfigKey;
  value: ConfigValue;
}

/**
 * Returns the edits that setting one key causes: the key itself, then the settings whose row `follows` it (product.md
 * §9.7). A follower does not change if its value differs from the value of the key. An unchanged follower also does not
 * change if its stored value differs from the stored value of the key.
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
