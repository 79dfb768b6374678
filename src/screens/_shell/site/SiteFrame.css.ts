import { style } from '@vanilla-extract/css';

export const main = style({
  display: 'block',
  // The footer stays below the fold of a page that is still short.
  minBlockSize: '100dvh',
  outline: 'none',
});
