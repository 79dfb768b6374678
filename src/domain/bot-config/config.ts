import type { ErrorOf } from '../result';
import { factorNeedKinds } from '../session/factor-need';
import type { ConfigKey } from './fields';

/** A value of a configuration: plain JSON. Its shape follows from the `kind` of its field (`fields.ts`). */
export type ConfigValue =
  | string
  | number
  | boolean
  | null
  | readonly ConfigValue[]
  | { readonly [name: string]: ConfigValue };

/** A server's whole configuration. A setting that was never saved has its default value (product.md §9.2). */
export type BotConfig = Readonly<Record<ConfigKey, ConfigValue>>;

export type ConfigPatch = Readonly<Partial<Record<ConfigKey, ConfigValue>>>;

/** A configuration as stored in the database. `version` starts at 0 and grows by one with each save. */
export interface StoredConfig {
  config: BotConfig;
  version: number;
}

/** A setting that the draft and a newer save changed to different values. `base` is the value before both changes. */
export interface Conflict {
  key: ConfigKey;
  base: ConfigValue;
  yours: ConfigValue;
  theirs: ConfigValue;
}

/** A request to save changes. `serverId` is a snowflake string. */
export interface SaveRequest {
  serverId: string;
  baseVersion: number;
  changes: readonly { key: ConfigKey; before: ConfigValue; after: ConfigValue }[];
}

/** Why a save failed. The screen has a separate state for each kind (product.md §9.12). */
export type SaveError =
  | { kind: 'conflict'; conflicts: readonly Conflict[]; theirs: StoredConfig }
  | ErrorOf<typeof saveErrorKinds>;
export const saveErrorKinds = [
  'notAllowedToModify',
  'notAllowedToSave',
  'notAllowedToEditApi',
  'signInRequired',
  ...factorNeedKinds,
  'invalidServer',
  /** There was no response, and the changes are not stored yet. The server may still store them later. */
  'unanswered',
  'unknown',
] as const;
