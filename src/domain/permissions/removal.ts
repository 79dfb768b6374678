/** Someone as far as a removal goes: every role they have in the server, on Discord or given, in any spelling. */
export interface Ranked {
  roles: readonly string[];
  isPlatformOwner: boolean;
}

/** Why somebody stays (spec §8 «Team»). */
export type RemovalDenial = 'cannotRemoveOwner' | 'notAllowed';

export type RemovalVerdict = { allowed: true } | { allowed: false; reason: RemovalDenial };

/**
 * Whether someone may remove a member (spec §6 «Removal»): an owner removes anyone, an admin anyone except owners and
 * admins, everyone else nobody. The platform owner owns every server, and is never removed, whoever asks. The database
 * checks it again (`private.may_remove_from`).
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
