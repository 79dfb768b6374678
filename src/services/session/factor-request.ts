/**
 * The request for a second factor: a call of the backend that needs one waits for its result (product.md §6.18). All
 * calls at the same time wait for the same request. `FactorHost` shows the dialog.
 */
let asked: Promise<boolean> | null = null;
let settle: (hasPassed: boolean) => void = () => {};
/** How many calls wait for the request. */
let waiting = 0;
const listeners = new Set<() => void>();

/**
 * Returns whether the viewer has used a second factor; false if they canceled, or if the page shows no dialog. If the
 * calls of all signals are aborted, such as those of a page that was left, the request ends.
 */
export function askForFactor(signal?: AbortSignal | null): Promise<boolean> {
  if (listeners.size === 0 || signal?.aborted) return Promise.resolve(false);
  if (asked === null) waiting = 0;
  asked ??= new Promise((resolve) => {
    settle = resolve;
  });
  const request = asked;
  waiting += 1;
  signal?.addEventListener('abort', () => {
    if (request !== asked) return;
    waiting -= 1;
    if (waiting === 0) settleFactorRequest(false);
  });
  tellAll();
  return request;
}

export const isFactorAsked = () => asked !== null;

export function settleFactorRequest(hasPassed: boolean): void {
  settle(hasPassed);
  asked = null;
  tellAll();
}

/** Calls `listener` when a request begins or ends. Returns a function that stops this. */
export function watchFactorRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) settleFactorRequest(false);
  };
}

function tellAll(): void {
  for (const tell of listeners) tell();
}
