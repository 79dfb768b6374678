import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page has woken up: false in the static page and while it is being taken over, true from then on. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
