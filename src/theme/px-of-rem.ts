/** The default text size of browsers, for code that also runs in Node. */
const DEFAULT_SIZE = 16;

/** Returns a length in px for a length in rem, at the text size of the browser. */
export function pxOfRem(rem: number): number {
  if (typeof document === 'undefined') return rem * DEFAULT_SIZE;
  return rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
