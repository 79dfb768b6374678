/** How high a row without controls is, in px: what is out of view is reckoned by it. Room for a finger. */
export const ROW_ESTIMATE = 48;

/** Between two rows, and between the rows and the edge, in px. */
export const GAP = 4;
