import { style } from '@vanilla-extract/css';

export const root = style({
  outline: 'none',
  // The element stays mounted to receive the focus. While it is empty, it takes up no space.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
});
