/**
 * The hooks that the console takes from this project. They are apart from `adapter.ts`, which style sheets import while
 * they are built without React.
 */

/** Returns the part of an address that keeps the theme and the viewport of Storybook's toolbar. */
export { useToolbarQuery } from '../review/toolbar-globals';
