import type { ConfigKey } from './fields';

/** One value of a configuration: plain JSON. Its exact shape is its field's `kind` (`fields.ts`). */
export type ConfigValue =
  | string
  | number
  | boolean
  | null
  | readonly ConfigValue[]
  | { readonly [name: string]: ConfigValue };

/** A server's whole configuration: every key of spec §3 has a value, the field's default where none was saved. */
export type BotConfig = Readonly<Record<ConfigKey, ConfigValue>>;

/** Some keys and the values they shall have. */
export type ConfigPatch = Readonly<Partial<Record<ConfigKey, ConfigValue>>>;

/** A configuration as the database holds it. `version` grows by one with each save and starts at 0. */
export interface StoredConfig {
  config: BotConfig;
  version: number;
}

/** One key that two people changed to different values since they both read `base`. */
export interface Conflict {
  key: ConfigKey;
  base: ConfigValue;
  yours: ConfigValue;
  theirs: ConfigValue;
}

/** What someone asks to save. `serverId` is a snowflake string. */
export interface SaveRequest {
  serverId: string;
  baseVersion: number;
  /** The keys that were changed: what they were and what they shall be. */
  changes: readonly { key: ConfigKey; before: ConfigValue; after: ConfigValue }[];
}

/** Why a save came to nothing. Each is a state of its own on the screen (spec §8 «Configuration», «Team»). */
export type SaveError =
  | { kind: 'notAllowedToModify' }
  | { kind: 'notAllowedToSave' }
  | { kind: 'notAllowedToEditApi' }
  | { kind: 'signInRequired' }
  | { kind: 'invalidServer' }
  | { kind: 'conflict'; conflicts: readonly Conflict[]; theirs: StoredConfig }
  /** No answer came, and what is stored does not show the changes: they may still be saved. */
  | { kind: 'unanswered' }
  | { kind: 'unknown' };
