import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** A checkbox or switch and its label. */
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  // Makes the row as high as a touch target, with the control centered on the first line of the label.
  paddingBlock: `calc((${vars.control.compact} - 1lh) / 2)`,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default' },
    '&[data-readonly]': { cursor: 'default' },
  },
});

// React Aria reduces the native control to 1 px, with inline styles. It has to cover the row instead, so that the whole
// area is found by touch exploration.
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

/** The help and error texts of a toggle. Combine it with a class that aligns them with the label. */
export const below = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  // Compensates for the padding of the row above.
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
});
