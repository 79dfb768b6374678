import { style } from '@vanilla-extract/css';

/** Resets the browser styles of the `popover` attribute. */
export const frame = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 0,
  inlineSize: 'auto',
  blockSize: 'auto',
});
