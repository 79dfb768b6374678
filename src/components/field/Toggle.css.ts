import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** A checkbox or switch and its label. */
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  // Gives the row the height of a touch target. The control is centered on the first line of the label.
  paddingBlock: `calc((${vars.control.compact} - 1lh) / 2)`,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': {
      color: vars.color.textMuted,
      cursor: 'default',
      '@media': { [media.forcedColors]: { color: 'GrayText' } },
    },
    '&[data-readonly]': { cursor: 'default' },
  },
});

// React Aria gives the native control a size of 1 px with inline styles. Here the control covers the whole row, so that
// screen readers find it when the user explores the row by touch.
globalStyle(`${row} > span:has(> input)`, {
  inset: '0 !important',
  width: '100% !important',
  height: '100% !important',
  margin: '0 !important',
  clipPath: 'none !important',
  clip: 'auto !important',
  opacity: 0,
});
globalStyle(`${row} > span > input`, {
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  cursor: 'inherit',
});

/** The help and error texts of a toggle. Combine this class with one that aligns the texts with the label. */
export const below = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  // Compensates for the bottom padding of the row above.
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
});
