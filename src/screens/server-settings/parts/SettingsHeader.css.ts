import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  minInlineSize: 0,
  fontSize: vars.size.s,
});

export const server = style({
  minInlineSize: 0,
  maxInlineSize: 'min(100%, 20rem)',
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
  fontSize: 'inherit',
  fontWeight: vars.weight.medium,
});
