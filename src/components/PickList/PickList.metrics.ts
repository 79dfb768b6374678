/**
 * The height of a row without controls, in rem. It is used as an estimate for rows that are not in view, and it is
 * large enough for a touch target.
 */
export const ROW_ESTIMATE = 3;

/** The distance between two rows, and between the rows and the edge, in px. */
export const GAP = 4;
