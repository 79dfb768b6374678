import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const trail = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  fontSize: vars.size.s,
});

export const server = style({
  minInlineSize: 0,
  overflow: 'hidden',
  color: vars.color.textMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const icon = style({
  flex: 'none',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  color: vars.color.textMuted,
});

export const product = style({
  flex: 'none',
  fontSize: 'inherit',
  fontWeight: vars.weight.medium,
});
