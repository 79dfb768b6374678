/**
 * The hooks that the console takes from this project. They are apart from `adapter.ts`, which style sheets import while
 * they are built without React.
 */

/** Returns the end of a Storybook URL that preserves the theme and the viewport of the toolbar. */
export { useToolbarQuery } from '../review/toolbar-globals';
