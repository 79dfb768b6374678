import { style } from '@vanilla-extract/css';

const unknownVersion = ':root[data-unknown="version"] &';

export const elsewhere = style({
  display: 'contents',
  selectors: { [unknownVersion]: { display: 'none' } },
});

export const inChangelog = style({
  display: 'none',
  selectors: { [unknownVersion]: { display: 'contents' } },
});
