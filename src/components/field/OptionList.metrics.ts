/** A list with more rows than this renders only the rows in view. */
export const VIRTUAL_FROM = 50;

/** Height of a one-line row in rem: `vars.control.compact` for a mouse and for touch. */
export const ROW = { fine: 1.75, coarse: 2.75 };

/** Height of a heading without its padding, in rem. */
export const HEADING_LINE = 1.125;

/** The padding between the rows and the edge of the list, and above and below the text of a heading, in px. */
export const PADDING = 4;

/** Number of rows of either height that fill a list of the maximum height. */
export const ROWS_IN_VIEW = 12;

/** The distance between a control and its list, in px. */
export const OFFSET = 4;

/**
 * Returns how the height of a list is determined. A virtual list that certainly fills the maximum height gets it as a
 * fixed height, which saves a second layout.
 */
export function heightOf(isLong: boolean, rows: number): 'few' | 'virtual' | 'full' {
  if (!isLong) return 'few';
  return rows >= ROWS_IN_VIEW ? 'full' : 'virtual';
}
