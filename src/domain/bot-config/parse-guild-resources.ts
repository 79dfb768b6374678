import * as v from 'valibot';
import { permissionsText } from '../discord-permissions/bits';
import { botLimits, type BotLimits } from '../discord-permissions/bot-limits';
import type { GuildChannel, GuildResources } from './guild-resources';

/** Discord's numeric codes for the channel types that a setting can refer to. Other types are left out. */
const channelTypes = new Map<number, GuildChannel['type']>([
  [0, 'text'],
  [2, 'voice'],
  [4, 'category'],
  [5, 'announcement'],
  [13, 'stage'],
  [15, 'forum'],
  [16, 'media'],
]);

const snowflake = v.pipe(v.string(), v.regex(/^\d{1,20}$/));

/** Leaves out what does not match, so that one bad role or channel does not take the others with it. */
const readable = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.array(v.unknown()),
    v.check((rows) => rows.length === 0 || rows.some((row) => v.is(schema, row))),
    v.transform((rows) =>
      rows.flatMap((row) => {
        const { success, output } = v.safeParse(schema, row);
        return success ? [output] : [];
      }),
    ),
  );

const named = v.object({
  roles: readable(
    v.object({ id: snowflake, name: v.string(), color: v.number(), position: v.number() }),
  ),
  channels: readable(
    v.object({
      id: snowflake,
      name: v.string(),
      type: v.number(),
      parent_id: v.nullable(snowflake),
      position: v.number(),
    }),
  ),
  emojis: v.fallback(v.nullish(v.array(snowflake), null), null),
});

const overwrite = v.pipe(
  v.object({
    id: snowflake,
    type: v.picklist([0, 1]),
    allow: permissionsText,
    deny: permissionsText,
  }),
  v.transform(({ type, ...parts }) => ({ ...parts, of: type === 0 ? 'role' : 'member' }) as const),
);

const permitted = v.object({
  roles: v.array(
    v.object({
      id: snowflake,
      position: v.number(),
      permissions: permissionsText,
      managed: v.boolean(),
    }),
  ),
  channels: v.array(
    v.object({ id: snowflake, type: v.number(), permission_overwrites: v.array(overwrite) }),
  ),
  bot: v.object({
    id: snowflake,
    roles: v.array(snowflake),
    owner_id: snowflake,
    timed_out_until: v.nullable(v.pipe(v.string(), v.transform(Date.parse), v.number())),
  }),
});

/**
 * Parses a response of the edge function `guild-resources`. Leaves out roles and channels that do not match their
 * schema. Returns null if none matches. `botLimits` is null if data for the bot's permissions is missing or invalid.
 * `serverId` is also the id of the role @everyone. `now` is in Unix ms.
 */
export function parseGuildResources(
  response: unknown,
  serverId: string,
  now: number,
): GuildResources | null {
  const parsed = v.safeParse(named, response);
  if (!parsed.success) return null;
  return {
    roles: parsed.output.roles,
    channels: parsed.output.channels.flatMap(({ type, parent_id, ...channel }) => {
      const known = channelTypes.get(type);
      return known ? [{ ...channel, type: known, parentId: parent_id }] : [];
    }),
    emojis: parsed.output.emojis,
    botLimits: parseBotLimits(response, serverId, now),
  };
}

function parseBotLimits(response: unknown, serverId: string, now: number): BotLimits | null {
  const parsed = v.safeParse(permitted, response);
  if (!parsed.success) return null;
  const { roles, channels, bot } = parsed.output;
  return botLimits(
    {
      id: serverId,
      ownerId: bot.owner_id,
      roles: roles.map(({ managed, ...role }) => ({ ...role, isManaged: managed })),
    },
    channels.map(({ id, type, permission_overwrites }) => ({
      id,
      type: channelTypes.get(type) ?? null,
      overwrites: permission_overwrites,
    })),
    {
      id: bot.id,
      roles: bot.roles,
      isTimedOut: bot.timed_out_until !== null && bot.timed_out_until > now,
    },
  );
}
