import { type RefObject, useEffect } from 'react';

export interface KeepFocusProps {
  /** Where the keyboard goes on from. */
  fallback: RefObject<HTMLElement | null>;
}

/** Stands among controls that may go away. When they took the focus with them, it goes to the fallback. */
export function KeepFocus({ fallback }: KeepFocusProps) {
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        fallback.current?.focus({ preventScroll: true });
    },
    [fallback],
  );
  return null;
}
