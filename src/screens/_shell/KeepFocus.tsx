import { type RefObject, useEffect } from 'react';

export interface KeepFocusProps {
  fallback: RefObject<HTMLElement | null>;
}

/** Render it among controls that may be unmounted: if the focus is lost with them, it moves to the fallback. */
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
