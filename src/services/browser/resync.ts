const KEY = 'grouped:resync';

/**
 * The resync of this tab, which leaves the page for Discord. 'asked' before the page returns, 'returned' until its result
 * is known.
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

/** Stores the step of the resync; null ends it. If session storage is blocked, its result is not reported. */
export function saveResync(step: ResyncStep | null): void {
  try {
    if (step === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, step);
  } catch {
    // Session storage is blocked.
  }
}
