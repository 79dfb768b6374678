import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/**
 * Returns false on the server and while a prerendered page is hydrated, true from then on: what depends on this browser is
 * rendered as on the server first.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
}
