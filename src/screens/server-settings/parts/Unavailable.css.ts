import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const panel = style({
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.outline}`,
  borderRadius: vars.radius.card,
});
