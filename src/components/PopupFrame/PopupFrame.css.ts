import { style } from '@vanilla-extract/css';

/** Undoes what browsers give an element with `popover`. */
export const frame = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 0,
  inlineSize: 'auto',
  blockSize: 'auto',
});
