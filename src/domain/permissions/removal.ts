/** All roles of a person in the server, from Discord and from the team, in upper or lower case. */
export interface Ranked {
  roles: readonly string[];
  isPlatformOwner: boolean;
}

/** Why a member cannot be removed (product.md §12.11). */
export type RemovalDenial = 'cannotRemoveOwner' | 'notAllowed';

export type RemovalVerdict = { allowed: true } | { allowed: false; reason: RemovalDenial };

/**
 * Owners may remove anyone but the platform owner, and admins anyone but owners and admins (product.md §12.11). The
 * database checks this again (`private.may_remove_from`).
 */
export function canRemove({
  remover,
  member,
}: {
  remover: Ranked;
  member: Ranked;
}): RemovalVerdict {
  if (member.isPlatformOwner) return { allowed: false, reason: 'cannotRemoveOwner' };
  const isAllowed =
    isOwner(remover) ||
    (hasRole(remover, 'admin') && !isOwner(member) && !hasRole(member, 'admin'));
  return isAllowed ? { allowed: true } : { allowed: false, reason: 'notAllowed' };
}

function isOwner(someone: Ranked): boolean {
  return someone.isPlatformOwner || hasRole(someone, 'owner');
}

function hasRole({ roles }: Ranked, wanted: string): boolean {
  return roles.some((role) => role.toLowerCase() === wanted);
}
