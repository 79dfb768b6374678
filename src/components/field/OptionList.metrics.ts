/** A list with more rows than this draws only the rows in view. */
export const VIRTUAL_FROM = 50;

/** The height of a row with one line, in px: `vars.control.compact`, with a mouse and with a finger. */
export const ROW = { fine: 28, coarse: 44 };

/** The height of a heading, in px: a line and its padding. */
export const HEADING = 26;

/** Between the rows and the edge of the list, in px. */
export const PADDING = 4;

/** How many rows of either height fill a list of the greatest height. */
export const ROWS_IN_VIEW = 12;

/** Between a control and its list, in px. */
export const OFFSET = 4;

/**
 * Returns how the height of a list is found. A virtual list that is sure to fill its greatest height is given it, which
 * spares the browser a second layout.
 */
export function heightOf(isLong: boolean, rows: number): 'few' | 'virtual' | 'full' {
  if (!isLong) return 'few';
  return rows >= ROWS_IN_VIEW ? 'full' : 'virtual';
}
