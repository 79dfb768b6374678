import { style } from '@vanilla-extract/css';

/** Marks a link that opens in a new tab; smaller and fainter than the button's own icon. */
export const awayIcon = style({
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  flexShrink: 0,
  opacity: 0.8,
});
