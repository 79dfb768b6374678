const KEY = 'grouped:resync';

/**
 * The step of this tab's resync. During a resync, the browser navigates to Discord and back. 'asked': the browser has
 * not returned yet. 'returned': the browser has returned, but the result is not known yet.
 */
export type ResyncStep = 'asked' | 'returned';

/** Returns the step of the resync; null if there is none. */
export function readResync(): ResyncStep | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    return stored === 'asked' || stored === 'returned' ? stored : null;
  } catch {
    return null;
  }
}

/**
 * Stores the step of the resync; null removes it. If session storage is blocked, the result of the resync is not
 * reported.
 */
export function saveResync(step: ResyncStep | null): void {
  try {
    if (step === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, step);
  } catch {
    // Session storage is blocked.
  }
}
