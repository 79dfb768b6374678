import { type RefObject, useLayoutEffect, useRef } from 'react';
import { mark } from './Tabs.css';

interface Place {
  left: number;
  top: number;
  width: number;
}

/**
 * Lets the mark of the selected tab come from the tab that was selected before. It is put back there and let go: the
 * transition is the style sheet's.
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
    // Read, so that the browser takes that for where it was.
    moved.getBoundingClientRect();
    moved.removeAttribute('style');
  }, [list, selected]);
}
