import { type RefObject, useEffect } from 'react';

/**
 * A script without React that adds behavior to rendered HTML, and returns a cleanup function. A page file names the
 * script in `data-enhance`. The script is loaded when the element becomes visible.
 */
export type Enhancer = (element: HTMLElement) => () => void;

export type EnhancerName = 'count-up' | 'current-heading' | 'today';

/** Runs the enhancer on a client-rendered element. In page files, which are not hydrated, the page's script runs it. */
export function useEnhancer(element: RefObject<HTMLElement | null>, enhance: Enhancer): void {
  useEffect(() => (element.current ? enhance(element.current) : undefined), [element, enhance]);
}
