import { type PointerEvent, useRef } from 'react';
import { type Point, swipeOf } from './swipe';

/** Returns pointer handlers for horizontal swipes. A mouse cannot swipe, because dragging it selects text. */
export function useSwipe(onSwipe: (way: 'next' | 'previous') => void) {
  const begun = useRef<Point | null>(null);
  return {
    onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') return;
      begun.current = { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = begun.current;
      begun.current = null;
      const way = from && swipeOf(from, { x: clientX, y: clientY });
      if (way) onSwipe(way);
    },
    onPointerCancel: () => {
      begun.current = null;
    },
  };
}
