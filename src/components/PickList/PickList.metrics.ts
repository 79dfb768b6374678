/** Height of a row without controls in rem, used as the estimate for rows out of view. Fits a touch target. */
export const ROW_ESTIMATE = 3;

/** The distance between two rows, and between the rows and the edge, in px. */
export const GAP = 4;
