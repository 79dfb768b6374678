/** How high a row is, in px: the list reckons by it which rows are in view. Room for two lines and a finger. */
export const ROW_HEIGHT = 56;

/** Between two rows, and between the rows and the edge, in px. */
export const gap = 4;
