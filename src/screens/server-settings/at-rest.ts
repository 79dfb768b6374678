/** Milliseconds after which a browser that is never idle, or does not tell, counts as idle. */
const LONGEST_WAIT = 3_000;

/**
 * Loads one part of the page after another, each when the browser has nothing else to do. One that cannot be loaded is
 * passed over: it is asked for again when it is wanted.
 *
 * @param loads begin to load a part, and settle when it is there
 * @returns what stops it
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
    // Safari has no such callback.
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    } else {
      setTimeout(resolve, LONGEST_WAIT);
    }
  });
}
