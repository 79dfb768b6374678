import { style } from '@vanilla-extract/css';

/** Digits of equal width, so that the number does not move when its value changes. */
export const digits = style({ fontVariantNumeric: 'tabular-nums' });
