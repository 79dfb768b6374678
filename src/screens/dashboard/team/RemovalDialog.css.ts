import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const member = style({
  padding: vars.space.m,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
});
