import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/**
 * Returns false on the server and during hydration, and true afterward. Use it for content that depends on the browser.
 * The first render then matches the server's HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
}
