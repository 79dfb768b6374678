import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/**
 * Returns false on the server and during hydration, then true. Use it for content that depends on the browser, so that
 * the first render matches the server's.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
}
