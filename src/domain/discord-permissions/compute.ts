import { allPermissions, has, permission, type Permissions, without } from './bits';
import type { ChannelFacts, ChannelType, GuildFacts, MemberFacts, Overwrite } from './guild-facts';

/** The permissions that a member without SEND_MESSAGES also loses (discord.md §6.6). */
const sendingParts =
  permission.SEND_TTS_MESSAGES |
  permission.EMBED_LINKS |
  permission.ATTACH_FILES |
  permission.MENTION_EVERYONE;

/** The permissions that a member keeps during a timeout (discord.md §6.6). */
const timedOutParts = permission.VIEW_CHANNEL | permission.READ_MESSAGE_HISTORY;

/** Returns a member's permissions in the guild: all for the owner and with ADMINISTRATOR (discord.md §6.6). */
export function guildPermissions(member: MemberFacts, guild: GuildFacts): Permissions {
  const granted = grantedPermissions(member, guild);
  return member.isTimedOut && granted !== allPermissions ? granted & timedOutParts : granted;
}

/** Applies overwrites in Discord's order. Removes permissions that require a missing permission (discord.md §6.6). */
export function channelPermissions(
  member: MemberFacts,
  channel: ChannelFacts,
  guild: GuildFacts,
): Permissions {
  const granted = grantedPermissions(member, guild);
  if (granted === allPermissions) return allPermissions;
  const { overwrites } = channel;
  const steps = [
    overwrites.filter(({ of, id }) => of === 'role' && id === guild.id),
    overwrites.filter(({ of, id }) => of === 'role' && member.roles.includes(id)),
    overwrites.filter(({ of, id }) => of === 'member' && id === member.id),
  ];
  const usable = withoutDependent(steps.reduce(overwritten, granted), channel.type);
  return member.isTimedOut ? usable & timedOutParts : usable;
}

const remembered = new WeakMap<GuildFacts, WeakMap<MemberFacts, Permissions>>();

/**
 * Returns a member's permissions before overwrites and timeouts are applied. The owner has all permissions. The result
 * is cached, because a guild has thousands of channels.
 */
function grantedPermissions(member: MemberFacts, guild: GuildFacts): Permissions {
  const known = remembered.get(guild) ?? new WeakMap<MemberFacts, Permissions>();
  const granted = known.get(member) ?? sumOfRoles(member, guild);
  remembered.set(guild, known.set(member, granted));
  return granted;
}

function sumOfRoles(member: MemberFacts, guild: GuildFacts): Permissions {
  if (member.id === guild.ownerId) return allPermissions;
  const sum = guild.roles
    .filter(({ id }) => id === guild.id || member.roles.includes(id))
    .reduce((all, { permissions }) => all | permissions, 0n);
  return has(sum, 'ADMINISTRATOR') ? allPermissions : sum;
}

/** Removes all permissions that any overwrite of the step denies, then adds all that any of them allows. */
function overwritten(permissions: Permissions, step: readonly Overwrite[]): Permissions {
  const denied = step.reduce((all, { deny }) => all | deny, 0n);
  const allowed = step.reduce((all, { allow }) => all | allow, 0n);
  return without(permissions, denied) | allowed;
}

function withoutDependent(permissions: Permissions, type: ChannelType | null): Permissions {
  if (!has(permissions, 'VIEW_CHANNEL')) return 0n;
  const isSpoken = type === 'voice' || type === 'stage';
  if (isSpoken && !has(permissions, 'CONNECT')) return permission.VIEW_CHANNEL;
  return has(permissions, 'SEND_MESSAGES') ? permissions : without(permissions, sendingParts);
}
