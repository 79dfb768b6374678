import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** Truncated only if the bar is full. The `title` attribute has the whole name. */
export const name = style({
  minInlineSize: 0,
  maxInlineSize: '20rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const icon = style({
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.textMuted,
});
