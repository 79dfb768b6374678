import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** Digits of one width, so that a number keeps its place while it is stepped. */
export const digits = style({ fontVariantNumeric: 'tabular-nums' });

/** Which number was read, below the box. */
export const note = style({
  fontSize: vars.size.s,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
