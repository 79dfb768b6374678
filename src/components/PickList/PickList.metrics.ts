/**
 * Height of a row without controls, in rem. It is the estimated height of rows out of view, and is enough for a touch
 * target.
 */
export const ROW_ESTIMATE = 3;

/** The distance between two rows, and between the rows and the edge, in px. */
export const GAP = 4;
