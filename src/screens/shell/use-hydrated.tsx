import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** Use it for content that depends on the browser, so that the first render matches the server's HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
}
