/** Looks in this tab's storage, which survives a sign-in. No imports, as it is in a store page's initial load. */
export function hasWaitlistWish(membershipId: string): boolean {
  try {
    return sessionStorage.getItem(`grouped:waitlist:${membershipId}`) !== null;
  } catch {
    return false;
  }
}
