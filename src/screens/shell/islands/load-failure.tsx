/** The type of the event dispatched on the document when requested code could not be loaded. */
export const LOAD_FAILED = 'load-failed';

export interface LoadFailure {
  attempts: number;
  /** Loads the code again and then performs the requested action. Null if only a reload of the page helps. */
  retry: (() => void) | null;
}

/** Logs an error. Dispatches an event, so that the page's script shows the error and a way to recover. */
export function reportLoadFailure(error: unknown, failure: LoadFailure): void {
  console.error(error);
  document.dispatchEvent(new CustomEvent<LoadFailure>(LOAD_FAILED, { detail: failure }));
}

/** Calls `then` with the loaded value. If loading fails, the user is notified and can retry. */
export function onceLoaded<Loaded>(
  load: () => Promise<Loaded>,
  then: (loaded: Loaded) => void,
  attempts = 1,
): void {
  load().then(then, (error: unknown) =>
    reportLoadFailure(error, { attempts, retry: () => onceLoaded(load, then, attempts + 1) }),
  );
}

/** Preloads code that will probably be needed. Ignores errors, because a press loads the code again. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => {});
}
