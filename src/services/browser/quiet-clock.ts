/** The longest a moment is put off, in ms, where there is none in which nothing else is to be done. */
const LONGEST_WAIT_MS = 500;

interface Wait {
  timer: ReturnType<typeof setTimeout>;
  moment?: number;
}

/**
 * A clock for a flow whose delays nobody watches: when the time has come, it waits on until the browser has nothing
 * better to do, so that what follows does not stand between a key and its letter. Safari has no such moments.
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
