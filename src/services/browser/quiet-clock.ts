/** Maximum time in ms to wait for an idle period after the delay. */
const MAX_WAIT_MS = 500;

interface Wait {
  timer: ReturnType<typeof setTimeout>;
  idle?: number;
}

/**
 * A clock for machines whose delays do not need to be exact. After the delay, it waits until the browser is idle, so
 * that input is handled first. Safari has no `requestIdleCallback`, so it does not wait.
 */
export const quietClock = {
  setTimeout(then: () => void, ms: number): Wait {
    const timer = setTimeout(() => {
      if (hasIdleCallbacks()) wait.idle = requestIdleCallback(then, { timeout: MAX_WAIT_MS });
      else then();
    }, ms);
    const wait: Wait = { timer };
    return wait;
  },
  clearTimeout({ timer, idle }: Wait): void {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  },
};

function hasIdleCallbacks() {
  return 'requestIdleCallback' in globalThis;
}
