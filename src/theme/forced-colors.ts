import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media';

/**
 * The outline of a selected, pressed or current element in forced colors mode. In this mode, the browser does not show
 * the background that otherwise marks the element. If the element can have the focus, combine this style with
 * `:not(:focus-visible)`, because the outline must not replace the focus ring.
 */
export const outlinedInForcedColors = {
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
} satisfies StyleRule;
