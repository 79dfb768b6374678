const keyOf = (membershipId: string) => `grouped:waitlist:${membershipId}`;

/**
 * Returns whether the visitor wanted to join the waiting list of a membership in this tab, before a reload or a sign-in. It
 * is part of the first load of a store page.
 */
export function hasWaitlistWish(membershipId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(membershipId)) !== null;
  } catch {
    return false;
  }
}

/** Keeps or forgets that the visitor wants to join a waiting list. */
export function keepWaitlistWish(membershipId: string, isWanted: boolean): void {
  try {
    if (isWanted) sessionStorage.setItem(keyOf(membershipId), '1');
    else sessionStorage.removeItem(keyOf(membershipId));
  } catch {
    // Session storage is blocked or full: after a sign-in, the visitor has to press again.
  }
}
