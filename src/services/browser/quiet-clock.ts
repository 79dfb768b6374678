/** The longest time in ms to wait for an idle period after the delay. */
const LONGEST_WAIT_MS = 500;

interface Wait {
  timer: ReturnType<typeof setTimeout>;
  moment?: number;
}

/**
 * A clock for machines whose delays do not need to be exact. After the delay it waits until the browser is idle, so
 * that the work does not delay the user's input. Safari has no idle callbacks.
 */
export const quietClock = {
  setTimeout(then: () => void, ms: number): Wait {
    const timer = setTimeout(() => {
      if (hasMoments()) wait.moment = requestIdleCallback(then, { timeout: LONGEST_WAIT_MS });
      else then();
    }, ms);
    const wait: Wait = { timer };
    return wait;
  },
  clearTimeout({ timer, moment }: Wait): void {
    clearTimeout(timer);
    if (moment !== undefined) cancelIdleCallback(moment);
  },
};

function hasMoments() {
  return 'requestIdleCallback' in globalThis;
}
