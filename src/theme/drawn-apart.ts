/**
 * For a part of a page in which much stands and little changes: while a letter is typed beside it, the browser draws the
 * part from memory. Chromium remembers what it painted of stacking contexts alone.
 */
export const drawnApart = { isolation: 'isolate' } as const;
