import type { AuthError } from '@supabase/auth-js';

/**
 * The request for a second factor: a call of the backend that needs one waits for its result (product.md §6.18). All
 * calls at the same time wait for the same request. `FactorHost` shows the dialog.
 */
let request: { passed: Promise<boolean>; settle: (hasPassed: boolean) => void } | null = null;
const listeners = new Set<() => void>();

/** Returns whether the viewer has used a second factor; false if they canceled, or if the page shows no dialog. */
export function askForFactor(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  if (request === null) {
    let settle: (hasPassed: boolean) => void = () => {};
    const passed = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    request = { passed, settle };
    tellAll();
  }
  return request.passed;
}

export const isFactorAsked = () => request !== null;

export function settleFactorRequest(hasPassed: boolean): void {
  request?.settle(hasPassed);
  request = null;
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

/** Makes a request to the auth server, and again after the viewer has used a second factor that it needs. */
export async function withFactor<Answer extends { error: AuthError | null }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await send();
  if (answer.error?.code !== 'insufficient_aal') return answer;
  return (await askForFactor()) ? send() : answer;
}
