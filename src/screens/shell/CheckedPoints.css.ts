import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const points = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  fontSize: vars.size.s,
});

export const check = style({
  flex: 'none',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  color: vars.color.accentText,
});
