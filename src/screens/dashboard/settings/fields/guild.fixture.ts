import { type GuildResources, noGuildResources } from '#domain/bot-config/guild-resources';
import { parseGuildResources } from '#domain/bot-config/parse-guild-resources';
import { guildResourcesOf, type MockBot } from '#mocks/dashboard/guild';
import { guilds } from '#mocks/dashboard/servers';

function guildWith(bot: MockBot, { id }: { id: string } = guilds.resellHeaven): GuildResources {
  return parseGuildResources(guildResourcesOf(id, bot), id, 0) ?? noGuildResources;
}

/** The roles and channels of a server in which the bot has all the rights that it needs. */
export const guild = guildWith('usual');

/** Another server. Most of its roles and channels have the same names, and none the same id. */
export const cardGuild = guildWith('usual', guilds.cardCollectors);

/** Like `guild`, but the bot's role is low, and some channels deny it permissions. */
export const limitedGuild = guildWith('limited');

/** Like `guild`, but the bot's own role has no permissions, and @everyone may not embed links. */
export const weakGuild = guildWith('weak');

/** Like `guild`, but the bot is timed out. */
export const timedOutGuild = guildWith('timedOut');

/** Like `guild`, but the bot's rights are unknown. */
export const unreadGuild = guildWith('unread');
