/**
 * The request for a second factor: a call of the backend that needs one waits for its result (product.md §6.18). All
 * calls at the same time wait for the same request. `FactorHost` shows the dialog.
 */
let asked: Promise<boolean> | null = null;
let settle: (hasPassed: boolean) => void = () => {};
const listeners = new Set<() => void>();

/** Returns whether the viewer has used a second factor; false if they canceled, or if the page shows no dialog. */
export function askForFactor(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  asked ??= new Promise((resolve) => {
    settle = resolve;
  });
  tellAll();
  return asked;
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
