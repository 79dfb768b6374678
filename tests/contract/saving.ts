import { expect } from 'vitest';
import type { ConfigChange } from '#domain/bot-config/changes';
import type { ConfigPatch, ConfigValue } from '#domain/bot-config/config';
import type { ConfigKey } from '#domain/bot-config/fields';
import type { PersonName } from '#mocks/session/people';
import { guilds, type GuildName } from '#mocks/dashboard/servers';
import type { World } from './world';

/** The response of `save_server_config`. */
export interface SaveAnswer {
  status: 'saved' | 'conflict';
  config: ConfigPatch;
  version: number;
  conflicts?: { key: ConfigKey; base: ConfigValue; yours: ConfigValue; theirs: ConfigValue }[];
}

export function save(
  { as }: World,
  person: PersonName | null,
  {
    guild = 'resellHeaven',
    base,
    changes,
  }: { guild?: GuildName; base: number; changes: readonly object[] },
) {
  return as(person).rpc('save_server_config', {
    server_id: guilds[guild].id,
    base_version: base,
    changes,
  });
}

/** Expects a save to succeed. Returns the new configuration. */
export async function saved(
  world: World,
  person: PersonName,
  wish: Parameters<typeof save>[2],
): Promise<SaveAnswer> {
  const { data, status, error } = await save(world, person, wish);
  expect({ status, error }).toEqual({ status: 200, error: null });
  return data as SaveAnswer;
}

/** Returns the stored configuration and its version, read as a site admin. */
export async function stored({ as }: World, guild: GuildName = 'resellHeaven') {
  const server_id = guilds[guild].id;
  const { data } = await as('admin').rpc('server_config', { server_id });
  const [row] = data as { config: ConfigPatch; version: number }[];
  if (!row) throw new Error('No configuration was read');
  return { config: row.config, version: row.version };
}

export function change(key: ConfigKey, before: ConfigValue, after: ConfigValue): ConfigChange {
  return { key, before, after };
}
