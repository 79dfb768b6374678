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

/** A key of the stored configuration (product.md §9.2). */
export type ConfigKey = (typeof rows)[number]['key'];

export type KeyOfKind<Kind extends FieldKind> = Extract<
  (typeof rows)[number],
  { kind: Kind }
>['key'];

export type Field<Kind extends FieldKind = FieldKind> = {
  [Each in Kind]: FieldRow<Each> & { key: ConfigKey };
}[Kind];

/** All settings, in the order of the sidebar and of each tab. */
export const fields: readonly Field[] = rows;

const byKey = new Map<string, Field>(fields.map((field) => [field.key, field]));

export const tabs: readonly ConfigTab[] = panels.filter((panel) => panel !== 'editors');

export function isConfigKey(key: string): key is ConfigKey {
  return byKey.has(key);
}

export function fieldOf(key: ConfigKey): Field {
  const field = byKey.get(key);
  if (field === undefined) throw new Error(`No field has the key ${key}`);
  return field;
}

export function fieldsOf(tab: ConfigTab): readonly Field[] {
  return fields.filter((field) => field.tab === tab);
}

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

export function defaultConfig(): BotConfig {
  return Object.fromEntries(fields.map((field) => [field.key, field.default])) as BotConfig;
}
