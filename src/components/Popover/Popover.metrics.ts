/** The distance between a trigger and its popup, in px. */
export const OFFSET = 6;
