/** The session storage item with the id of the store or the review whose report form is open. */
export const OPEN_REPORT = 'grouped:open-report';

/** Looks in this tab, also after a reload or a sign-in. This file is part of the initial load of a store page. */
export function hasOpenReport(targetId: string): boolean {
  try {
    return sessionStorage.getItem(OPEN_REPORT) === targetId;
  } catch {
    return false;
  }
}
