interface FactorRequest {
  hasPassed: Promise<boolean>;
  settle: (hasPassed: boolean) => void;
  /** How many calls wait for it. */
  waiting: number;
}

/**
 * The request for a second factor: a call of the backend that needs one waits for its result (product.md §6.18). All
 * calls at the same time wait for the same request. `FactorHost` shows the dialog.
 */
let asked: FactorRequest | null = null;
const listeners = new Set<() => void>();

/**
 * Returns whether the viewer has used a second factor; false if they canceled, or if the page shows no dialog. If the
 * calls of all signals are aborted, such as those of a page that was left, the request ends.
 */
export function askForFactor(signal?: AbortSignal | null): Promise<boolean> {
  if (listeners.size === 0 || signal?.aborted) return Promise.resolve(false);
  const request = asked ?? newRequest();
  asked = request;
  request.waiting += 1;
  signal?.addEventListener('abort', () => {
    request.waiting -= 1;
    if (request === asked && request.waiting === 0) settleFactorRequest(false);
  });
  tellAll();
  return request.hasPassed;
}

function newRequest(): FactorRequest {
  let settle: FactorRequest['settle'] = () => {};
  const hasPassed = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { hasPassed, settle, waiting: 0 };
}

export const isFactorAsked = () => asked !== null;

export function settleFactorRequest(hasPassed: boolean): void {
  asked?.settle(hasPassed);
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
