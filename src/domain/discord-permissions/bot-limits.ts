import { has, type PermissionName } from './bits';
import { channelPermissions, guildPermissions } from './compute';
import type { ChannelFacts, ChannelType, GuildFacts, MemberFacts, RoleFacts } from './guild-facts';
import { isBelow } from './hierarchy';

/** Why the bot cannot give or remove a role. `deleted`: the server has no role with the id. */
export const roleLimits = ['deleted', 'everyone', 'managed', 'mayNotManage', 'aboveBot'] as const;
export type RoleLimit = (typeof roleLimits)[number];

/** Maps each permission to the types of channels in which it matters, or to null for all types. */
const channelPermissionNames = {
  VIEW_CHANNEL: null,
  CONNECT: ['voice', 'stage'],
  // In a forum or media channel, it allows new posts, which no setting makes.
  SEND_MESSAGES: ['text', 'announcement', 'voice', 'stage'],
  SEND_MESSAGES_IN_THREADS: ['forum', 'media'],
  READ_MESSAGE_HISTORY: null,
  EMBED_LINKS: null,
  ATTACH_FILES: null,
  ADD_REACTIONS: null,
  MANAGE_CHANNELS: null,
} as const satisfies Partial<Record<PermissionName, readonly ChannelType[] | null>>;
export type ChannelPermission = keyof typeof channelPermissionNames;

/** A channel's type, and the permissions that matter in it and that the bot does not have. */
export interface ChannelAccess {
  type: ChannelType | null;
  missing: readonly ChannelPermission[];
}

/** Keyed by id. An id without an entry does not exist in the server or belongs to a thread. */
export interface BotLimits {
  roles: Readonly<Record<string, readonly RoleLimit[]>>;
  channels: Readonly<Record<string, ChannelAccess>>;
}

export function botLimits(
  guild: GuildFacts,
  channels: readonly ChannelFacts[],
  bot: MemberFacts,
): BotLimits {
  return {
    roles: Object.fromEntries(guild.roles.map((role) => [role.id, limitsOfRole(role, bot, guild)])),
    channels: Object.fromEntries(
      channels.map((channel) => [channel.id, accessTo(channel, bot, guild)]),
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

/** Returns which permissions the bot does not have in a channel that the guild has (discord.md §6.6). */
export function accessTo(
  channel: ChannelFacts,
  bot: MemberFacts,
  guild: GuildFacts,
): ChannelAccess {
  const permissions = channelPermissions(bot, channel, guild);
  const { type } = channel;
  const names = Object.keys(channelPermissionNames) as ChannelPermission[];
  const missing = names.filter((name) => {
    const types: readonly (ChannelType | null)[] | null = channelPermissionNames[name];
    return (types === null || types.includes(type)) && !has(permissions, name);
  });
  return { type, missing };
}
