import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};

/** Whether this device's shortcuts go by the Command key; false until the page is taken over from its static HTML. */
export function useHasCommandKey(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => /Mac|iP(hone|ad|od)/.test(navigator.userAgent),
    () => false,
  );
}
