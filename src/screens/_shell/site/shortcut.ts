import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** Whether the device uses the Command key; false until hydration. */
export function useHasCommandKey(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => /Mac|iP(hone|ad|od)/.test(navigator.userAgent),
    () => false,
  );
}
