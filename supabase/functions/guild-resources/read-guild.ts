import * as v from 'valibot';
import { bodyOf, hasStatus, isSuccess } from '../_shared/call.ts';
import { askDiscord, discordError } from '../_shared/discord.ts';
import type { DiscordBot, Environment } from '../_shared/environment.ts';
import { done, fail } from '../_shared/result.ts';
import type { Result } from '../_shared/result.ts';
import { type AskBot, type BotMember, readBotMember, withOwnOverwrites } from './bot-member.ts';
import { channels, emojis, roles } from './resources.ts';

/**
 * What the bot can see of a server. `bot` is null if Discord does not return the bot's member. `emojis` are the ids of its
 * custom emoji; null if Discord does not return them.
 */
export interface ReadGuild {
  roles: v.InferOutput<typeof roles>;
  channels: v.InferOutput<typeof channels>;
  emojis: string[] | null;
  bot: BotMember | null;
}

/** Reads a server with the bot's token. */
export async function readGuild(
  environment: Environment & DiscordBot,
  serverId: string,
): Promise<Result<ReadGuild>> {
  const ask = askBot(environment);
  const [foundRoles, foundChannels, foundEmojis, bot] = await Promise.all([
    ask(`/guilds/${serverId}/roles`, roles),
    ask(`/guilds/${serverId}/channels`, channels),
    ask(`/guilds/${serverId}/emojis`, emojis),
    readBotMember(ask, serverId),
  ]);
  if (!foundRoles.ok) return foundRoles;
  if (!foundChannels.ok) return foundChannels;
  return done({
    roles: foundRoles.value,
    channels: withOwnOverwrites(foundChannels.value, serverId, bot),
    emojis: foundEmojis.ok ? foundEmojis.value.map(({ id }) => id) : null,
    bot,
  });
}

/** Returns a function that asks Discord with the bot's token. Status 403 and 404 mean that the bot is not in the server. */
export function askBot(environment: Environment & DiscordBot): AskBot {
  return async (path, schema) => {
    const answer = await askDiscord(environment, path, {
      headers: { authorization: `Bot ${environment.discordBotToken}` },
    });
    if (hasStatus(answer, 403, 404)) return fail('botNotInServer');
    if (!isSuccess(answer)) return fail(discordError(answer));
    const parsed = v.safeParse(schema, bodyOf(answer));
    return parsed.success ? done(parsed.output) : fail('discordNonsense');
  };
}
