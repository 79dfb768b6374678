import { sameValue } from './changes';
import type { ConfigValue } from './config';
import type { EditedConfig } from './draft';
import { type ConfigKey, fields } from './fields';

/** One value to be set. */
export interface ConfigEdit {
  key: ConfigKey;
  value: ConfigValue;
}

/**
 * What setting one key sets: the key itself, then the settings whose row `follows` it. One that was set apart is left alone:
 * its value is another than that of the key it follows, now, or in what is stored while nobody has changed it since.
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
