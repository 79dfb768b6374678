import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const bar = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '0.375rem',
  border: 0,
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  background: vars.color.surfaceHover,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.surfaceHover },
    '&::-webkit-progress-value': {
      background: vars.color.accent,
      borderRadius: vars.radius.round,
      '@media': { [media.forcedColors]: { background: 'Highlight' } },
    },
    '&::-moz-progress-bar': {
      background: vars.color.accent,
      '@media': { [media.forcedColors]: { background: 'Highlight' } },
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
