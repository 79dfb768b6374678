/** The default text size of browsers in px. It is used where no browser exists, as in Node. */
const DEFAULT_SIZE = 16;

/** Converts a length from rem to px, at the text size of the browser. */
export function pxOfRem(rem: number): number {
  if (typeof document === 'undefined') return rem * DEFAULT_SIZE;
  return rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
