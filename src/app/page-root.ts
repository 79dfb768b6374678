import { startTransition } from 'react';
import { flushSync } from 'react-dom';

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
 * Changes what the page is drawn from, in the turn that led to it: the next step of a start is taken before anything is
 * painted, which would only show that it is not done. What changes like this above a prerendered text that still waits
 * for its script would have React empty the page and draw it anew: there it is a transition, which takes longer.
 */
export function changeGently(change: () => void): void {
  const root = document.getElementById(ROOT);
  // A page with islands has many roots, and shows nothing that waits for this.
  if (root === null) change();
  else if (root.dataset['prerendered'] !== undefined) startTransition(change);
  // An effect must have ended before React draws again.
  else queueMicrotask(() => flushSync(change));
}
