import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import { type ConfigKey, fieldOf } from '#domain/bot-config/fields';
import { valuesAt, versionAt } from '#domain/bot-config/history';
import { denied } from '../gate';
import type { MockContext } from '../context';
import { guildsOf, visibleKeys } from '../market/membership';
import { people, type Person, userOf } from '../session/people';
import { visiblePart } from './configs';
import { guildResourcesOf } from './guild';
import type { RevisionRow } from './history';
import { type Given, rpcFor } from '../handlers/rpc';
import { openServer } from '../handlers/tables';

const historyArguments = {
  server_id: v.string(),
  setting: v.optional(v.nullable(v.string()), null),
  panel: v.optional(v.nullable(v.string()), null),
  person: v.optional(v.nullable(v.string()), null),
  older_than: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  page_size: v.optional(v.pipe(v.number(), v.integer()), 30),
};

const asOfArguments = {
  server_id: v.string(),
  last_version: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  moment: v.optional(v.nullable(v.string()), null),
};

const namedArguments = { server_id: v.string(), wanted: v.array(v.string()) };

/** Responses contain only settings that the viewer may see. */
export function settingsHandlers(context: MockContext): RequestHandler[] {
  const { conditions } = context;
  const rpc = rpcFor(context);
  return [
    rpc('server_config', {
      takes: 'read',
      condition: conditions.config,
      args: { server_id: v.string() },
      answer: (person, { server_id }) =>
        conditions.config === 'forbidden'
          ? denied('function server_config', 403)
          : configOf(server_id, person, context),
    }),
    rpc('settings_with_names', {
      takes: 'read',
      condition: conditions.config,
      args: namedArguments,
      answer: (person, given) =>
        conditions.config === 'forbidden' ? null : settingsWithNames(given, person, context),
    }),
    rpc('server_config_as_of', {
      takes: 'read',
      condition: conditions.history,
      args: asOfArguments,
      answer: (person, given) =>
        conditions.history === 'forbidden'
          ? denied('function server_config_as_of', 403)
          : configAsOf(given, person, context),
    }),
    rpc('server_history', {
      takes: 'read',
      condition: conditions.history,
      args: historyArguments,
      answer: (person, given) =>
        conditions.history === 'forbidden'
          ? denied('function server_history', 403)
          : historyOf(given, person, context),
    }),
    rpc('server_history_people', {
      takes: 'read',
      condition: conditions.history,
      args: { server_id: v.string() },
      answer: (person, given) =>
        conditions.history === 'forbidden'
          ? denied('function server_history_people', 403)
          : peopleOf(given, person, context),
    }),
  ];
}

function configOf(serverId: string, person: Person, context: MockContext): readonly object[] {
  const server = openServer(person, `eq.${serverId}`, context);
  if (!server) return [];
  const { config, version } = context.store.configOf(serverId);
  const keys = visibleKeys(person, server);
  return [{ config: visiblePart(config, keys), version, keys: keys.toSorted() }];
}

function settingsWithNames(
  { server_id, wanted }: Given<typeof namedArguments>,
  person: Person,
  context: MockContext,
): object | null {
  const { conditions, store } = context;
  const server = openServer(person, `eq.${server_id}`, context);
  if (!server) return null;
  const keys = visibleKeys(person, server).filter((key) => wanted.includes(key));
  const config = visiblePart(store.configOf(server_id).config, keys);
  const readAt = store.checks.namesReadAt(server_id);
  const named = readAt === null ? { roles: [], channels: [] } : guildResourcesOf(server_id);
  const isNamed = ({ id }: { id: string }) => JSON.stringify(config).includes(id);
  const channels = named.channels.filter(isNamed);
  const isParent = ({ id }: { id: string }) => channels.some(({ parent_id }) => parent_id === id);
  const guild = guildsOf(person, conditions).find(({ id }) => id === server_id);
  return {
    server_name: server.guild.name,
    keys: keys.toSorted(),
    config,
    secrets: store.secretsOf(server_id).flatMap(({ key }) => keys.filter((each) => each === key)),
    read_at: readAt,
    roles: named.roles.filter(isNamed).map(({ id, name }) => ({ id, name })),
    channels: named.channels
      .filter((channel) => channels.includes(channel) || isParent(channel))
      .map(({ id, name, type, parent_id }) => ({ id, name, type, parent_id })),
    is_owner: guild?.owner ?? false,
    permissions: guild?.permissions ?? null,
  };
}

function configAsOf(
  { server_id, last_version, moment }: Given<typeof asOfArguments>,
  person: Person,
  context: MockContext,
): readonly object[] {
  const server = openServer(person, `eq.${server_id}`, context);
  if (!server) return [];
  const revisions = context.store.revisionsOf(server_id);
  const saves = revisions.map(({ saved_at, ...row }) => ({ ...row, savedAt: saved_at }));
  const asked = last_version === null ? { at: moment ?? '' } : { version: last_version };
  const version = versionAt(saves, asked);
  const since = saves.toSorted((a, b) => a.version - b.version)[0]?.savedAt ?? null;
  if (version === null) return [{ config: null, version, since }];
  const keys = visibleKeys(person, server);
  const { config } = context.store.configOf(server_id);
  const then = { ...config, ...valuesAt(version, keys, { revisions, config }) };
  return [{ config: visiblePart(then, keys), version, since }];
}

function historyOf(
  { server_id, setting, panel, person: by, older_than, page_size }: Given<typeof historyArguments>,
  person: Person,
  context: MockContext,
): readonly object[] {
  const server = openServer(person, `eq.${server_id}`, context);
  if (!server || context.conditions.history === 'empty') return [];
  const visible: readonly string[] = visibleKeys(person, server);
  const isSought = (key: ConfigKey) =>
    visible.includes(key) &&
    (setting === null || key === setting) &&
    (panel === null || fieldOf(key).tab === panel);
  return context.store
    .revisionsOf(server_id)
    .filter(
      (save) =>
        save.keys.some(isSought) &&
        (by === null || authorIn(save) === by) &&
        (older_than === null || save.version < older_than),
    )
    .toSorted((a, b) => b.version - a.version)
    .slice(0, Math.min(Math.max(page_size, 0), 100))
    .map(({ id, version, saved_at, saved_by, saved_by_name, saved_by_discord_id, changes }) => ({
      id,
      version,
      saved_at,
      saved_by_name,
      saved_by_discord_id,
      saved_by_picture: pictureOf(saved_by),
      changes: changes.filter(({ key }) => visible.includes(key)),
    }));
}

/** Returns the Discord id of the person who made a save or, without one, a hash of their name. */
function authorIn({ saved_by_discord_id, saved_by_name }: RevisionRow): string {
  return saved_by_discord_id ?? hashOf(saved_by_name);
}

function hashOf(name: string): string {
  const hash = Array.from(name).reduce(
    (sum, each) => (sum * 31 + (each.codePointAt(0) ?? 0)) >>> 0,
    7,
  );
  return hash.toString(16).padStart(32, '0');
}

function peopleOf(
  { server_id }: { server_id: string },
  person: Person,
  context: MockContext,
): readonly object[] {
  const server = openServer(person, `eq.${server_id}`, context);
  if (!server || context.conditions.history === 'empty') return [];
  const visible = visibleKeys(person, server);
  const saves = context.store
    .revisionsOf(server_id)
    .filter(({ keys }) => keys.some((key) => visible.includes(key)))
    .toSorted((a, b) => a.version - b.version);
  const names = new Map(saves.map((save) => [authorIn(save), save.saved_by_name]));
  return [...names]
    .map(([id, name]) => ({ person: id, name }))
    .toSorted((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase()));
}

/** Returns the URL of a person's picture on Discord; null without an account or a picture. */
function pictureOf(userId: string | null): string | null {
  const person: Person | undefined = Object.values(people).find(({ id }) => id === userId);
  if (!person) return null;
  const { avatar_url }: Record<string, unknown> = userOf(person).user_metadata;
  return typeof avatar_url === 'string' ? avatar_url : null;
}
