/** A place on the screen, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** How far a finger has to travel for it to be meant, in CSS pixels. */
const REACH = 48;

/** What a finger meant that went from one place to another: toward the left is on, toward the right is back. */
export function swipeOf(from: Point, to: Point): 'next' | 'previous' | null {
  const across = to.x - from.x;
  if (Math.abs(across) < REACH || Math.abs(across) <= Math.abs(to.y - from.y)) return null;
  return across < 0 ? 'next' : 'previous';
}
