/**
 * Exports the hooks of this project that the console uses. They are not in `adapter.ts`, because style sheets import
 * `adapter.ts` and are built without React.
 */

/** Returns the end of a Storybook URL that preserves the theme and the viewport of the toolbar. */
export { useToolbarQuery } from '../review/toolbar-globals';
