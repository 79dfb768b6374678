import { allPermissions, has, type PermissionName } from './bits';
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
const channelNames = Object.keys(channelPermissionNames) as ChannelPermission[];

/** A channel's type, and the permissions that matter in it and that the bot does not have. */
export interface ChannelAccess {
  type: ChannelType | null;
  missing: readonly ChannelPermission[];
}

/** Permissions that matter in the whole server. Overwrites do not change them. */
const serverPermissionNames = ['MANAGE_ROLES', 'KICK_MEMBERS', 'MANAGE_GUILD'] as const;
export type ServerPermission = (typeof serverPermissionNames)[number];
export type NeededPermission = ChannelPermission | ServerPermission;
export const neededPermissions: readonly NeededPermission[] = [
  ...channelNames,
  ...serverPermissionNames,
];

/** The bot as a member of the server. */
export interface BotStanding {
  /** During a timeout, the bot has almost no permissions in any channel. */
  isTimedOut: boolean;
  /** The permissions that none of the bot's roles has, not even @everyone. A timeout does not matter here. */
  missing: readonly NeededPermission[];
  /** The permissions of the role that Discord made for the bot, as a decimal string. An invite replaces them. */
  ownRole: string;
}

/** Keyed by id. An id without an entry does not exist in the server or belongs to a thread. */
export interface BotLimits {
  roles: Readonly<Record<string, readonly RoleLimit[]>>;
  channels: Readonly<Record<string, ChannelAccess>>;
  standing: BotStanding;
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
    standing: standingOf(bot, guild),
  };
}

function standingOf(bot: MemberFacts, guild: GuildFacts): BotStanding {
  const granted = guildPermissions({ ...bot, isTimedOut: false }, guild);
  return {
    isTimedOut: bot.isTimedOut && granted !== allPermissions,
    missing: neededPermissions.filter((name) => !has(granted, name)),
    ownRole: String(
      guild.roles
        .filter(({ id, isManaged }) => isManaged && bot.roles.includes(id))
        .reduce((all, { permissions }) => all | permissions, 0n),
    ),
  };
}

/** Returns whether a permission matters in channels of a type. */
export function mattersIn(type: ChannelType, name: ChannelPermission): boolean {
  const types: readonly ChannelType[] | null = channelPermissionNames[name];
  return types === null || types.includes(type);
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
  const missing = channelNames.filter((name) => {
    const types: readonly (ChannelType | null)[] | null = channelPermissionNames[name];
    return (types === null || types.includes(type)) && !has(permissions, name);
  });
  return { type, missing };
}
