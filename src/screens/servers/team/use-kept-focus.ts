import { type RefObject, useEffect, useRef } from 'react';

/**
 * Buttons that have nothing left to do can no longer hold the focus, and the keyboard would be nowhere: it goes on at
 * what they stand in.
 *
 * @param isIdle the buttons have nothing to do
 */
export function useKeptFocus(around: RefObject<HTMLElement | null>, isIdle: boolean): void {
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
