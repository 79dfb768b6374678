import type { BotConfig, ConfigPatch } from '#domain/bot-config/config';
import type { ConfigKey } from '#domain/bot-config/fields';
import { isSecret } from '#domain/bot-config/secrets';

/** The part of a configuration that holds some keys, without the secrets: `private.visible_config`. */
export function visiblePart(config: BotConfig, keys: readonly ConfigKey[]): ConfigPatch {
  return Object.fromEntries(keys.filter((key) => !isSecret(key)).map((key) => [key, config[key]]));
}
