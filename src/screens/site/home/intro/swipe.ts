export interface Point {
  x: number;
  y: number;
}

/** Minimum distance of a swipe, in CSS pixels. */
const REACH = 48;

/** A swipe to the left means next. Returns null if the swipe is too short or vertical. */
export function swipeOf(from: Point, to: Point): 'next' | 'previous' | null {
  const across = to.x - from.x;
  if (Math.abs(across) < REACH || Math.abs(across) <= Math.abs(to.y - from.y)) return null;
  return across < 0 ? 'next' : 'previous';
}
