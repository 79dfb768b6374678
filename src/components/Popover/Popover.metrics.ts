/** Between a trigger and what it opens, in px. */
export const OFFSET = 6;
