import type { BotConfig, ConfigPatch } from '#domain/bot-config/config';
import { fieldOf, fields, type ConfigKey } from '#domain/bot-config/fields';

/** Whether a setting is write-only: it is kept apart from the configuration, and nobody reads it back. */
export function isSecret(key: ConfigKey): boolean {
  return fieldOf(key).kind === 'secret';
}

/** A configuration as it is stored and read: without the secrets. */
export function withoutSecretKeys(config: BotConfig): ConfigPatch {
  return Object.fromEntries(
    fields.filter(({ key }) => !isSecret(key)).map(({ key }) => [key, config[key]]),
  );
}
