const keyOf = (membershipId: string) => `grouped:waitlist:${membershipId}`;

/** Keeps or forgets that the visitor wants to join a waiting list. */
export function keepWaitlistWish(membershipId: string, isWanted: boolean): void {
  try {
    if (isWanted) sessionStorage.setItem(keyOf(membershipId), '1');
    else sessionStorage.removeItem(keyOf(membershipId));
  } catch {
    // Session storage is blocked or full: after a sign-in, the visitor has to press again.
  }
}
