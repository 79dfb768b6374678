/** Looks in this tab, also after a sign-in. Part of a store page's initial load, so this file has no imports. */
export function hasWaitlistWish(membershipId: string): boolean {
  try {
    return sessionStorage.getItem(`grouped:waitlist:${membershipId}`) !== null;
  } catch {
    return false;
  }
}
