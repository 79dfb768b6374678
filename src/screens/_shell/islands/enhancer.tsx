import { type RefObject, useEffect } from 'react';

/**
 * A plain script that changes what a page already shows, without React: the file of a page names it in
 * `data-enhance`, and it is loaded when the element comes into sight. Returns what undoes it.
 */
export type Enhancer = (element: HTMLElement) => () => void;

/** Every enhancer by its name. */
export type EnhancerName = 'count-up' | 'current-heading' | 'today';

/** Runs an enhancer on an element that React rendered here; in the file of a page nothing renders, and nothing runs. */
export function useEnhancer(element: RefObject<HTMLElement | null>, enhance: Enhancer): void {
  useEffect(() => (element.current ? enhance(element.current) : undefined), [element, enhance]);
}
