import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** A framed place for what is said instead of a list. */
export const notice = style({
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.outline}`,
  borderRadius: vars.radius.card,
});
