/** A list with more rows than this renders only the rows in view. */
export const VIRTUAL_FROM = 50;

/** Height of a one-line row in px: `vars.control.compact` for a mouse and for touch. */
export const ROW = { fine: 28, coarse: 44 };

/** Height of a heading in px: a line and its padding. */
export const HEADING = 26;

/** Between the rows and the edge of the list, in px. */
export const PADDING = 4;

/** Number of rows of either height that fill a list of the maximum height. */
export const ROWS_IN_VIEW = 12;

/** Between a control and its list, in px. */
export const OFFSET = 4;

/**
 * Returns how the height of a list is determined. A virtual list that certainly fills the maximum height gets it as a
 * fixed height, which saves a second layout.
 */
export function heightOf(isLong: boolean, rows: number): 'few' | 'virtual' | 'full' {
  if (!isLong) return 'few';
  return rows >= ROWS_IN_VIEW ? 'full' : 'virtual';
}
