import type { BotConfig, ConfigPatch } from '#domain/bot-config/config';
import { fields } from '#domain/bot-config/fields';
import { isSecret } from '#domain/bot-config/secrets';

/** A configuration as it is stored and read: without the secrets. */
export function withoutSecretKeys(config: BotConfig): ConfigPatch {
  return Object.fromEntries(
    fields.filter(({ key }) => !isSecret(key)).map(({ key }) => [key, config[key]]),
  );
}
