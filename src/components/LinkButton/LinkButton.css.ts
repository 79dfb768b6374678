import { style } from '@vanilla-extract/css';

/** The icon of a link that opens in a new tab. It is smaller and fainter than the icon before the label. */
export const awayIcon = style({
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  flexShrink: 0,
  opacity: 0.8,
});
