import { type RefObject, useEffect, useRef } from 'react';

interface Views {
  list: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
}

/**
 * Where only one of list and form fits, choosing takes the list away and the way back takes the form away, and with it
 * what was focused: the keyboard goes on in the view that came. Where both are in sight it stays where it is.
 *
 * @param chosen what the form is of; null for the list
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
