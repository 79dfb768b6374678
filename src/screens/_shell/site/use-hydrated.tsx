import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/**
 * Whether React has taken the page over. A prerendered page knows nothing of this browser: what depends on it is drawn
 * the same as on the build's machine first, and then as it is.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
}
