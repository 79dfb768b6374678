/** The type of the event that is dispatched on the document when requested code could not be loaded. */
export const LOAD_FAILED = 'load-failed';

/** What could not be loaded, as the page's script says it to the user. */
export interface LoadFailure {
  /** How often loading has failed, this time included. */
  attempts: number;
  /** Loads again and then does what was asked for; null where only a reload of the page loads again. */
  retry: (() => void) | null;
}

/** Asks the page's script to say that code could not be loaded, and to offer what helps. */
export function reportLoadFailure(error: unknown, failure: LoadFailure): void {
  console.error(error);
  document.dispatchEvent(new CustomEvent<LoadFailure>(LOAD_FAILED, { detail: failure }));
}

/** Runs `then` with what was loaded. Where loading fails, the user is told and can try again. */
export function onceLoaded<Loaded>(
  load: () => Promise<Loaded>,
  then: (loaded: Loaded) => void,
  attempts = 1,
): void {
  load().then(then, (error: unknown) =>
    reportLoadFailure(error, { attempts, retry: () => onceLoaded(load, then, attempts + 1) }),
  );
}

/** Loads code that is likely to be needed. Says nothing where that fails: the press loads it again. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => {});
}
