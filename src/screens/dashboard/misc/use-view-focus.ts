import { type RefObject, useEffect, useRef } from 'react';

interface Views {
  list: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus when the list replaces the form or the form replaces the list. If both are side by side, the focus
 * does not move.
 *
 * @param chosen the command of the form; null for the list
 */
export function useViewFocus(chosen: string | null, { list, heading }: Views): void {
  const before = useRef(chosen);
  useEffect(() => {
    const was = before.current;
    before.current = chosen;
    if (was === chosen) return;
    if (chosen === null) list.current?.focus({ preventScroll: true });
    else if (!list.current?.checkVisibility()) heading.current?.focus({ preventScroll: true });
  }, [chosen, list, heading]);
}
