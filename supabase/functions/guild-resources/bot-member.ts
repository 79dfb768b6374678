import type * as v from 'valibot';
import type { Result } from '../_shared/result.ts';
import { account, type channels, guild, member } from './resources.ts';

/** The bot as a member of a guild. `timed_out_until` is an ISO date or null. */
export interface BotMember {
  id: string;
  roles: string[];
  timed_out_until: string | null;
  /** The id of the guild's owner. */
  owner_id: string;
}

/** Sends a request to Discord with the bot's token. */
export type AskBot = <Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
) => Promise<Result<v.InferOutput<Schema>>>;

/** Returns the bot as a member of a guild. Returns null if Discord does not return the bot, for any reason. */
export async function readBotMember(ask: AskBot, serverId: string): Promise<BotMember | null> {
  const [self, found] = await Promise.all([
    ask('/users/@me', account),
    ask(`/guilds/${serverId}`, guild),
  ]);
  if (!self.ok || !found.ok) return null;
  const { id } = self.value;
  const own = await ask(`/guilds/${serverId}/members/${id}`, member);
  if (!own.ok) return null;
  return {
    id,
    roles: own.value.roles,
    timed_out_until: own.value.communication_disabled_until,
    owner_id: found.value.owner_id,
  };
}

type Channels = v.InferOutput<typeof channels>;

/**
 * Removes the permission overwrites that do not apply to the bot, because they reveal which members and roles cannot
 * see a channel.
 */
export function withOwnOverwrites(
  found: Channels,
  serverId: string,
  bot: BotMember | null,
): Channels {
  const own = new Set(bot === null ? [] : [serverId, bot.id, ...bot.roles]);
  return found.map((channel) => ({
    ...channel,
    permission_overwrites: channel.permission_overwrites.filter(({ id }) => own.has(id)),
  }));
}
