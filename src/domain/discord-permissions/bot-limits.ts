import { has } from './bits';
import { channelPermissions, guildPermissions } from './compute';
import type { ChannelFacts, GuildFacts, MemberFacts, RoleFacts } from './guild-facts';
import { isBelow } from './hierarchy';

/** Why the bot cannot give or remove a role. `deleted`: the server has no role with the id. */
export const roleLimits = ['deleted', 'everyone', 'managed', 'mayNotManage', 'aboveBot'] as const;
export type RoleLimit = (typeof roleLimits)[number];

/** What the bot cannot do in a channel. `deleted`: the server has no channel with the id. */
export const channelLimits = [
  'deleted',
  'cannotView',
  'cannotSend',
  'cannotEmbed',
  'cannotReact',
] as const;
export type ChannelLimit = (typeof channelLimits)[number];

export type BotLimit = RoleLimit | ChannelLimit;

/**
 * What the bot cannot do with each role and channel of a server, keyed by id. An empty list means that the bot can do
 * everything. An id without an entry either does not exist in the server or belongs to a thread.
 */
export interface BotLimits {
  roles: Readonly<Record<string, readonly RoleLimit[]>>;
  channels: Readonly<Record<string, readonly ChannelLimit[]>>;
}

/** Returns what the bot cannot do in a guild. The limits of each entry are in the order of `roleLimits` and `channelLimits`. */
export function botLimits(
  guild: GuildFacts,
  channels: readonly ChannelFacts[],
  bot: MemberFacts,
): BotLimits {
  return {
    roles: Object.fromEntries(guild.roles.map((role) => [role.id, limitsOfRole(role, bot, guild)])),
    channels: Object.fromEntries(
      channels.map((channel) => [channel.id, limitsOfChannel(channel, bot, guild)]),
    ),
  };
}

/** Returns why the bot cannot give or remove a role that the guild has (discord.md §6.7). */
export function limitsOfRole(role: RoleFacts, bot: MemberFacts, guild: GuildFacts): RoleLimit[] {
  // No one can give or remove these roles, so the position of the bot's role does not matter.
  if (role.id === guild.id) return ['everyone'];
  if (role.isManaged) return ['managed'];
  const found: (RoleLimit | false)[] = [
    !has(guildPermissions(bot, guild), 'MANAGE_ROLES') && 'mayNotManage',
    !isBelow(role, bot, guild) && 'aboveBot',
  ];
  return found.filter((limit) => limit !== false);
}

/** Returns what the bot cannot do in a channel that the guild has (discord.md §6.6). */
export function limitsOfChannel(
  channel: ChannelFacts,
  bot: MemberFacts,
  guild: GuildFacts,
): ChannelLimit[] {
  const permissions = channelPermissions(bot, channel, guild);
  const found: (ChannelLimit | false)[] = [
    !has(permissions, 'VIEW_CHANNEL') && 'cannotView',
    !has(permissions, 'SEND_MESSAGES') && 'cannotSend',
    !has(permissions, 'EMBED_LINKS') && 'cannotEmbed',
    !has(permissions, 'ADD_REACTIONS') && 'cannotReact',
  ];
  return found.filter((limit) => limit !== false);
}
