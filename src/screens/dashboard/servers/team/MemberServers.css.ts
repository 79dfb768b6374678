import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const head = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  paddingBlockEnd: vars.space.m,
});
