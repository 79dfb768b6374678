import { type RefObject, useEffect } from 'react';

export interface KeepFocusProps {
  fallback: RefObject<HTMLElement | null>;
}

/** Moves the focus if the focused element is unmounted. Render it among controls that may be. */
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
