import { style } from '@vanilla-extract/css';

const stored = ':root[data-session] &';

export const withSession = style({
  display: 'none',
  selectors: { [stored]: { display: 'contents' } },
  // Without scripts, always show the placeholder, because only its link works.
  '@media': { '(scripting: none)': { display: 'contents' } },
});

export const withoutSession = style({
  display: 'contents',
  selectors: { [stored]: { display: 'none' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});
