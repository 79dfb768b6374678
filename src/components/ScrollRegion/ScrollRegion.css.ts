import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { vars } from '#theme/theme.css';

export const region = style({
  overflowX: 'auto',
  borderRadius: vars.radius.small,
  selectors: { '&:focus-visible': focusRing('-2px') },
});
