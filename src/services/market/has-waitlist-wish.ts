/**
 * Returns whether, before a reload or a sign-in in this tab, the visitor asked to join the waiting list of the given
 * membership. This file is part of the initial load of a store page. To stay small, it has no imports.
 */
export function hasWaitlistWish(membershipId: string): boolean {
  try {
    return sessionStorage.getItem(`grouped:waitlist:${membershipId}`) !== null;
  } catch {
    return false;
  }
}
