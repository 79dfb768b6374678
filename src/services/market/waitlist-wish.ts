const keyOf = (membershipId: string) => `grouped:waitlist:${membershipId}`;

/** Stores the wish in this tab, or removes it. */
export function keepWaitlistWish(membershipId: string, isWanted: boolean): void {
  try {
    if (isWanted) sessionStorage.setItem(keyOf(membershipId), '1');
    else sessionStorage.removeItem(keyOf(membershipId));
  } catch {
    // Session storage is blocked or full. After a sign-in, the visitor has to press the button again.
  }
}
