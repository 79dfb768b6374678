import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** Returns whether the device has a Command key. Returns false on the server and during hydration. */
export function useHasCommandKey(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => /Mac|iP(hone|ad|od)/.test(navigator.userAgent),
    () => false,
  );
}
