/**
 * Returns whether the form to report a store or a review was open in this tab before a reload or a sign-in. This file
 * is part of the initial load of a store page. To stay small, it does not parse the draft (`report-draft.ts` does).
 */
export function hasOpenReport(targetId: string): boolean {
  try {
    const kept = sessionStorage.getItem(`grouped:report:${targetId}`);
    return kept?.includes('"isOpen":true') ?? false;
  } catch {
    return false;
  }
}
