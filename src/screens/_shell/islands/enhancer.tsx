import { type RefObject, useEffect } from 'react';

/**
 * A script without React that enhances rendered HTML. A page file names it in `data-enhance`; it is loaded when the
 * element becomes visible. Returns a cleanup function.
 */
export type Enhancer = (element: HTMLElement) => () => void;

export type EnhancerName = 'count-up' | 'current-heading' | 'today';

/**
 * Runs an enhancer on a client-rendered element. In page files, which are not hydrated, the page's script runs it
 * instead.
 */
export function useEnhancer(element: RefObject<HTMLElement | null>, enhance: Enhancer): void {
  useEffect(() => (element.current ? enhance(element.current) : undefined), [element, enhance]);
}
