import { style } from '@vanilla-extract/css';

/** Digits of one width, so that a number does not jump about as it is stepped. */
export const digits = style({ fontVariantNumeric: 'tabular-nums' });
