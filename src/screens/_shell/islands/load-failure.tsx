/** The type of the event dispatched on the document when requested code could not be loaded. */
export const LOAD_FAILED = 'load-failed';

export interface LoadFailure {
  attempts: number;
  /** Loads again, then does what was requested; null if only a reload helps. */
  retry: (() => void) | null;
}

/** Logs the error, and asks the page's script to show it with a way to recover. */
export function reportLoadFailure(error: unknown, failure: LoadFailure): void {
  console.error(error);
  document.dispatchEvent(new CustomEvent<LoadFailure>(LOAD_FAILED, { detail: failure }));
}

/** Calls `then` with the loaded value. On failure the user is notified and can retry. */
export function onceLoaded<Loaded>(
  load: () => Promise<Loaded>,
  then: (loaded: Loaded) => void,
  attempts = 1,
): void {
  load().then(then, (error: unknown) =>
    reportLoadFailure(error, { attempts, retry: () => onceLoaded(load, then, attempts + 1) }),
  );
}

/** Preloads code that is likely to be needed. Ignores errors, because the press loads it again. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => {});
}
