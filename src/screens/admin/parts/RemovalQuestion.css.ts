import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const user = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.m,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
});
