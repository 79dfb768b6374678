import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the container if a focused button becomes disabled and loses the focus.
 *
 * @param isIdle whether the buttons are disabled
 */
export function useFallbackFocus(around: RefObject<HTMLElement | null>, isIdle: boolean): void {
  const wasIdle = useRef(isIdle);
  useEffect(() => {
    const isDone = isIdle && !wasIdle.current;
    wasIdle.current = isIdle;
    const { activeElement, body } = document;
    const isLost = activeElement === body || around.current?.contains(activeElement) === true;
    if (isDone && isLost && around.current?.checkVisibility()) {
      around.current.focus({ preventScroll: true });
    }
  }, [around, isIdle]);
}
