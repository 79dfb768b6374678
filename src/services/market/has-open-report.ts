/** The session storage item with the id of the store or the review whose report form is open. */
export const OPEN_REPORT = 'grouped:open-report';

/** Looks in this tab's storage, which survives a reload and a sign-in. Part of a store page's initial load. */
export function hasOpenReport(targetId: string): boolean {
  try {
    return sessionStorage.getItem(OPEN_REPORT) === targetId;
  } catch {
    return false;
  }
}
