import type { BotConfig, ConfigPatch } from '#domain/bot-config/config';
import type { ConfigKey } from '#domain/bot-config/fields';
import { isSecret } from '#domain/bot-config/secrets';

/** Returns the given settings of a configuration, without secrets, as `private.visible_config` does. */
export function visiblePart(config: BotConfig, keys: readonly ConfigKey[]): ConfigPatch {
  return Object.fromEntries(keys.filter((key) => !isSecret(key)).map((key) => [key, config[key]]));
}
