import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { vars } from '#theme/theme.css';

/** The native color input. Only its color is visible. */
export const swatch = style({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: 0,
  appearance: 'none',
  background: 'none',
  border: `1px solid ${vars.color.outlineControl}`,
  borderRadius: vars.radius.small,
  overflow: 'hidden',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0, borderRadius: 0 },
    '&::-moz-color-swatch': { border: 0, borderRadius: 0 },
    '&:hover': { borderColor: vars.color.textMuted },
    '&:focus-visible': focusRing('1px'),
  },
});
