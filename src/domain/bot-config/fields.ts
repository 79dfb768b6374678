import { panels } from '#domain/permissions/panels';
import type { BotConfig } from './config';
import type { ConfigTab, FieldKind, FieldRow } from './field';
import { advancedFields } from './fields/advanced';
import { apiFields } from './fields/api';
import { channelFields } from './fields/channels';
import { embedFields } from './fields/embeds';
import { miscFields } from './fields/misc';
import { pointFields } from './fields/points';
import { roleFields } from './fields/roles';

const rows = [
  ...advancedFields,
  ...apiFields,
  ...roleFields,
  ...channelFields,
  ...pointFields,
  ...miscFields,
  ...embedFields,
] as const;

/** A key of the stored configuration (spec §3 «Bot configuration per server»). */
export type ConfigKey = (typeof rows)[number]['key'];

/** A setting of one kind, or of any: `field.kind` tells which, and with it what `default` is. */
export type Field<Kind extends FieldKind = FieldKind> = {
  [Each in Kind]: FieldRow<Each> & { key: ConfigKey };
}[Kind];

/** Every setting there is, tab by tab in the sidebar's order, each tab in the order it is shown. */
export const fields: readonly Field[] = rows;

const byKey = new Map<string, Field>(fields.map((field) => [field.key, field]));

/** The tabs that hold settings, in the order of the sidebar (spec §2). */
export const tabs: readonly ConfigTab[] = panels.filter((panel) => panel !== 'editors');

/** Whether a word out of an address, a draft or a table names a setting. */
export function isConfigKey(word: string): word is ConfigKey {
  return byKey.has(word);
}

/** The setting of a key. */
export function fieldOf(key: ConfigKey): Field {
  const field = byKey.get(key);
  if (field === undefined) throw new Error(`No field has the key ${key}`);
  return field;
}

/** The settings of a tab in the order they are shown. */
export function fieldsOf(tab: ConfigTab): readonly Field[] {
  return fields.filter((field) => field.tab === tab);
}

/** The headings of a tab in the order they are shown, each with its settings. */
export function groupsOf(tab: ConfigTab): readonly FieldGroup[] {
  const groups = new Map<string, Field[]>();
  for (const field of fieldsOf(tab)) {
    groups.set(field.group, [...(groups.get(field.group) ?? []), field]);
  }
  return [...groups].map(([name, members]) => ({ name, fields: members }));
}

export interface FieldGroup {
  name: string;
  fields: readonly Field[];
}

/** A configuration nobody has touched: a fresh object on each call. */
export function defaultConfig(): BotConfig {
  return Object.fromEntries(fields.map((field) => [field.key, field.default])) as BotConfig;
}
