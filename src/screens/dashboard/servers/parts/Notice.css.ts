import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** A frame for a message shown instead of a list. */
export const notice = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});
