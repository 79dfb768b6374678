import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** Returns whether the device uses the Command key. Returns false until hydration. */
export function useHasCommandKey(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => /Mac|iP(hone|ad|od)/.test(navigator.userAgent),
    () => false,
  );
}
