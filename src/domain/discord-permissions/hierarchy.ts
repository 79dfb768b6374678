import type { GuildFacts, MemberFacts, RoleFacts } from './guild-facts';

/** Whether a role is above another one. Of two roles in the same position, the older one is above (discord.md §6.7). */
export function isAbove(role: RoleFacts, other: RoleFacts): boolean {
  if (role.position !== other.position) return role.position > other.position;
  return BigInt(role.id) < BigInt(other.id);
}

/** Returns the highest role of a member; null if it is unknown. For a member without roles, this is @everyone. */
export function highestRole(member: MemberFacts, guild: GuildFacts): RoleFacts | null {
  const own = guild.roles.filter(({ id }) => id === guild.id || member.roles.includes(id));
  return own.reduce<RoleFacts | null>(
    (highest, role) => (highest === null || isAbove(role, highest) ? role : highest),
    null,
  );
}

/** Whether a role is below the member's highest role (discord.md §6.7). Does not check MANAGE_ROLES. */
export function isBelow(role: RoleFacts, member: MemberFacts, guild: GuildFacts): boolean {
  if (member.id === guild.ownerId) return true;
  const highest = highestRole(member, guild);
  return highest !== null && role.id !== highest.id && isAbove(highest, role);
}
