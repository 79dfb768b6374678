import {
  noGuildResources,
  type GuildChannel,
  type GuildResources,
} from '#domain/bot-config/guild-resources';
import * as v from 'valibot';
import { bodyOf, isSuccess } from '../http';
import { guildResourcesCall } from '../backend-calls';
import { callBackend } from '../supabase/call-backend';

/** Discord's numeric codes for the channel types that a setting can refer to. Other types are left out. */
const channelTypes = new Map<number, GuildChannel['type']>([
  [0, 'text'],
  [2, 'voice'],
  [4, 'category'],
  [5, 'announcement'],
  [15, 'forum'],
]);

const snowflake = v.pipe(v.string(), v.regex(/^\d{1,20}$/));

const resources = v.object({
  roles: v.array(
    v.object({ id: snowflake, name: v.string(), color: v.number(), position: v.number() }),
  ),
  channels: v.array(
    v.object({
      id: snowflake,
      name: v.string(),
      type: v.number(),
      parent_id: v.nullable(snowflake),
      position: v.number(),
    }),
  ),
});

/**
 * Returns the roles and channels that the bot can see in a server, for the pickers. Returns empty lists if the bot is
 * not in the server or the function is unreachable: users can still enter ids by hand.
 */
export async function loadGuildResources(
  { serverId }: { serverId: string },
  signal?: AbortSignal,
): Promise<GuildResources> {
  const answer = await callBackend(guildResourcesCall(serverId), { signal });
  if (answer.kind === 'unreachable' || !isSuccess(answer)) return noGuildResources;
  const parsed = v.safeParse(resources, bodyOf(answer));
  if (!parsed.success) return noGuildResources;
  return {
    roles: parsed.output.roles.map(({ color, ...role }) => ({ ...role, color })),
    channels: parsed.output.channels.flatMap(({ type, parent_id, ...channel }) => {
      const known = channelTypes.get(type);
      return known ? [{ ...channel, type: known, parentId: parent_id }] : [];
    }),
  };
}
