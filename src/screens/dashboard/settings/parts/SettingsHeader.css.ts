import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const product = style({
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
});
