import * as v from 'valibot';
import { guild, member, roles } from '../guild-resources/resources.ts';

/** What Discord answered about a seller in a server; undefined where it did not answer. */
export interface Facts {
  /** A snowflake. */
  serverId: string;
  /** The seller's account, a snowflake. */
  discordId: string;
  /** The roles that the seller's stores give in the server. */
  asked: readonly string[];
  guild: unknown;
  roles: unknown;
  member: unknown;
}

/** What follows from it. */
export interface Verdict {
  /** Whether the seller may manage roles in the server; null if Discord has not said so. */
  mayManage: boolean | null;
  /** Those of the asked roles that the seller may give. */
  allowed: string[];
}

const ADMINISTRATOR = 1n << 3n;
const MANAGE_ROLES = 1n << 28n;

/** Discord's error for an account that is not in the server. Other errors, such as 10004, say nothing about it. */
const unknownMember = v.object({ code: v.literal(10_007) });

/**
 * Returns whether a seller may manage roles in a server, and which of the asked roles the seller may give: those that exist
 * and are below the seller's highest role, or all if the seller owns the server (discord.md §3.3).
 */
export function verdictOf({ serverId, discordId, asked, ...facts }: Facts): Verdict {
  const found = v.safeParse(guild, facts.guild);
  const all = v.safeParse(roles, facts.roles);
  if (!found.success || !all.success) return { mayManage: null, allowed: [] };
  if (v.safeParse(unknownMember, facts.member).success) return { mayManage: false, allowed: [] };
  const own = v.safeParse(member, facts.member);
  if (!own.success) return { mayManage: null, allowed: [] };

  // The role @everyone has the id of the server.
  const held = all.output.filter(({ id }) => own.output.roles.includes(id) || id === serverId);
  const permissions = held.reduce((sum, role) => sum | BigInt(role.permissions), 0n);
  const isOwner = found.output.owner_id === discordId;
  const mayManage = isOwner || (permissions & (ADMINISTRATOR | MANAGE_ROLES)) !== 0n;
  const isBelow = (role: Role) => isOwner || held.some((other) => isAbove(other, role));
  return {
    mayManage,
    allowed: mayManage
      ? all.output.flatMap((role) => (asked.includes(role.id) && isBelow(role) ? [role.id] : []))
      : [],
  };
}

type Role = v.InferOutput<typeof roles>[number];

/** Of two roles at one position, Discord puts the older one, with the lower id, above the other. */
function isAbove(role: Role, other: Role): boolean {
  return (
    role.position > other.position ||
    (role.position === other.position && BigInt(role.id) < BigInt(other.id))
  );
}
