import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const nothing = style({
  border: `1px dashed ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});
