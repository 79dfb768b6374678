import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  inlineSize: '100%',
  maxInlineSize: '60rem',
  minInlineSize: 0,
  marginInline: 'auto',
  outline: 'none',
});
