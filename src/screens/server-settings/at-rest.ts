/** Milliseconds. Applies if the browser never becomes idle, and if it does not support `requestIdleCallback`. */
const LONGEST_WAIT = 3_000;

/**
 * Loads parts of the page one after another, each when the browser is idle. A part that fails is skipped; it is loaded
 * again on first use.
 *
 * @param loads start loading a part, and settle when it is loaded
 * @returns a function that stops it
 */
export function atRest(loads: readonly (() => Promise<unknown>)[]): () => void {
  let isStopped = false;
  void (async () => {
    for (const load of loads) {
      await idle();
      if (isStopped) return;
      await load().catch(() => null);
    }
  })();
  return () => {
    isStopped = true;
  };
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari does not have it.
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    } else {
      setTimeout(resolve, LONGEST_WAIT);
    }
  });
}
