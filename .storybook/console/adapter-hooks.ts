/**
 * Exports the hooks of this project that the console uses. They are not in `adapter.ts`, because style sheets import
 * `adapter.ts` and are built without React.
 */

/**
 * Returns the text that keeps the toolbar's theme and viewport in a Storybook URL. Append it to links to other stories.
 */
export { useToolbarQuery } from '../review/toolbar-globals';

/** Returns whether the story has a `play` function. */
export { useIsPlayed } from '../review/toolbar-globals';
