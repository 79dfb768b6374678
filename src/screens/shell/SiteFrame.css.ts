import { style } from '@vanilla-extract/css';

export const main = style({
  display: 'block',
  // Keeps the footer below the fold on a page with little content.
  minBlockSize: '100dvh',
  outline: 'none',
});
