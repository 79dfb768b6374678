import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const panel = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});
