import * as v from 'valibot';
import { type ConfigKey, fieldOf, isConfigKey } from '#domain/bot-config/fields';
import { noGuildResources } from '#domain/bot-config/guild-resources';
import { parseValue } from '#domain/bot-config/parse';
import { parseGuildResources } from '#domain/bot-config/parse-guild-resources';
import type { OwnSettings, OwnSettingsAnswer } from '#domain/docs/own-settings';
import { fail, readErrors, resultOf } from '../answers';
import { row } from '../rows';
import { rpc } from '../supabase/call-backend';

const keys = v.pipe(
  v.array(v.string()),
  v.transform((names) => names.filter(isConfigKey)),
);

const settings = row({
  serverName: v.string(),
  keys,
  config: v.record(v.string(), v.unknown()),
  secrets: keys,
  readAt: v.nullable(v.pipe(v.string(), v.transform(Date.parse), v.number())),
  roles: v.array(v.looseObject({})),
  channels: v.array(v.looseObject({})),
  isOwner: v.boolean(),
  permissions: v.nullable(v.string()),
});

/** Reads the settings that the viewer may see, with the names of roles and channels. Sends no request to Discord. */
export async function loadOwnSettings(
  { serverId, wanted }: { serverId: string; wanted: readonly ConfigKey[] },
  signal?: AbortSignal,
): Promise<OwnSettingsAnswer> {
  const args = { server_id: serverId, wanted };
  const asked = rpc('settings_with_names', args, { signal });
  const answer = await resultOf(asked, v.nullable(settings), readErrors);
  if (!answer.ok) return answer;
  return answer.value === null
    ? fail('notAllowed')
    : { ok: true, value: ownSettings(answer.value, serverId) };
}

function ownSettings(read: v.InferOutput<typeof settings>, serverId: string): OwnSettings {
  const { serverName, secrets, readAt: namesReadAt, isOwner, permissions } = read;
  const values = read.keys.map((key) => [key, parseValue(fieldOf(key), read.config[key])] as const);
  // A name has no place in a list and no color.
  const named = (item: object) => ({ ...item, color: 0, position: 0 });
  const resources = parseGuildResources(
    { roles: read.roles.map(named), channels: read.channels.map(named) },
    serverId,
    0,
  );
  return {
    serverName,
    config: Object.fromEntries(values),
    secrets,
    resources: resources ?? noGuildResources,
    namesReadAt,
    isOwner,
    permissions,
  };
}
