import { startTransition } from 'react';

const ROOT = 'root';

/**
 * Where the app draws, or what its file shows already. It is marked with what that is until the page is awake.
 *
 * @throws where the page has no such place.
 */
export function rootOfPage(): HTMLElement {
  const root = document.getElementById(ROOT);
  if (!root) throw new Error(`index.html has no #${ROOT}`);
  return root;
}

/** From now on the page hears what is done to it. */
export function markAwake(): void {
  delete rootOfPage().dataset['prerendered'];
}

/**
 * Changes what the page is drawn from. What changes at once above a prerendered text that still waits for its script
 * would have React empty the page and draw it anew: there it is a transition, which takes longer.
 */
export function changeGently(change: () => void): void {
  const isAsleep = document.getElementById(ROOT)?.dataset['prerendered'] !== undefined;
  if (isAsleep) startTransition(change);
  else change();
}
