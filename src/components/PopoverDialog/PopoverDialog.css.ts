import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: vars.space.m,
  outline: 'none',
});

export const title = style({ fontSize: vars.size.m, fontWeight: vars.weight.strong });
