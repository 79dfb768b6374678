import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** Digits of equal width, so that the number does not move when its value changes. */
export const digits = style({ fontVariantNumeric: 'tabular-nums' });

export const note = style({
  fontSize: vars.size.s,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
