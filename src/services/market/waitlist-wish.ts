const keyOf = (membershipId: string) => `grouped:waitlist:${membershipId}`;

/**
 * Remembers in this tab that the visitor wants to join the waiting list of the given membership. If `isWanted` is
 * false, removes the stored value.
 */
export function keepWaitlistWish(membershipId: string, isWanted: boolean): void {
  try {
    if (isWanted) sessionStorage.setItem(keyOf(membershipId), '1');
    else sessionStorage.removeItem(keyOf(membershipId));
  } catch {
    // Session storage is blocked or full. After a sign-in, the visitor has to press the button again.
  }
}
