import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.outline}`,
});
