import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** Shows the color and opens the picker. */
export const swatch = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: 0,
  background: 'none',
  border: `1px solid ${vars.color.outlineControl}`,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.textMuted },
    '&:focus-visible': focusRing('1px'),
  },
  '@media': {
    // Extends the touch target to the height of the field.
    [media.coarse]: {
      selectors: { '&::after': { content: '', position: 'absolute', inset: '-10px' } },
    },
  },
});

export const color = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: `calc(${vars.radius.small} - 1px)`,
  forcedColorAdjust: 'none',
});
