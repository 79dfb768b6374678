/** A list with up to this many rows renders all of them. A longer list renders only the rows in view. */
export const VIRTUAL_FROM = 50;

/** Height of a one-line row in rem, for a mouse (`fine`) and for touch (`coarse`). It equals `vars.control.compact`. */
export const ROW = { fine: 1.75, coarse: 2.75 };

/** Height of a heading without its padding, in rem. */
export const HEADING_LINE = 1.125;

/** The padding in px, both between the rows and the edge of the list, and above and below the text of a heading. */
export const PADDING = 4;

/** The number of rows that are enough to fill a list of the maximum height, with a mouse as well as with touch. */
export const ROWS_IN_VIEW = 12;

/** The distance between a control and its list, in px. */
export const OFFSET = 4;

/** A virtual list with enough rows for the maximum height has a fixed height ('full'), which saves a second layout. */
export function heightOf(isLong: boolean, rows: number): 'few' | 'virtual' | 'full' {
  if (!isLong) return 'few';
  return rows >= ROWS_IN_VIEW ? 'full' : 'virtual';
}
