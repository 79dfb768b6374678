import { style } from '@vanilla-extract/css';

/** Two columns if there is room. A phone viewport keeps its width. */
export const pair = style({
  display: 'grid',
  gap: '1.5rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  selectors: {
    '&[data-size=phone]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 390px))',
    },
  },
});

export const side = style({ minInlineSize: 0 });
