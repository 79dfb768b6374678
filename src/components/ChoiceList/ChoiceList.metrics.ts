/** Row height in rem, used to compute which rows are in view. Tall enough for two lines and for a touch target. */
export const ROW_HEIGHT = 3.5;

/** The distance between two rows, and between the rows and the edge, in px. */
export const gap = 4;
