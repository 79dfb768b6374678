import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media';

/**
 * The browser does not show the background that otherwise marks a selected, pressed or current element. Combine with
 * `:not(:focus-visible)` if it can have the focus, because it must not replace the focus ring.
 */
export const outlinedInForcedColors = {
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
} satisfies StyleRule;
