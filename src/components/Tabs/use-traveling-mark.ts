import { type RefObject, useLayoutEffect, useRef } from 'react';
import { mark } from './Tabs.css';

interface Place {
  left: number;
  top: number;
  width: number;
}

/**
 * Slides the mark from the previously selected tab to the new one. Puts the mark at the previous tab and then resets
 * its position. The style sheet defines the transition.
 */
export function useTravelingMark(list: RefObject<HTMLElement | null>, selected: string | null) {
  const last = useRef<Place>(null);
  useLayoutEffect(() => {
    const moved = list.current?.querySelector<HTMLElement>(`.${mark}`);
    const tab = moved?.parentElement;
    if (!moved || !tab) return;
    const from = last.current;
    const to = { left: tab.offsetLeft, top: tab.offsetTop, width: tab.offsetWidth };
    last.current = to;
    if (!from) return;
    moved.style.transition = 'none';
    moved.style.translate = `${from.left - to.left}px ${from.top - to.top}px`;
    moved.style.right = `${to.width - from.width}px`;
    // Force a layout, so that the transition starts at the previous tab.
    moved.getBoundingClientRect();
    moved.removeAttribute('style');
  }, [list, selected]);
}
