import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

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

// React Aria makes the native control 1 px large. It must cover the row, for screen readers that explore by touch.
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

export const below = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  // Compensates for the bottom padding of the row above.
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
});
