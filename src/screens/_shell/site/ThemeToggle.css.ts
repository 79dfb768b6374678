import { style, styleVariants } from '@vanilla-extract/css';

const chosen = (theme: string) => `:root[data-theme="${theme}"] &`;

export const shown = style({ display: 'contents' });

/** A face of the toggle that is shown where the page is in its color scheme. */
export const choice = styleVariants({
  system: { display: 'contents', selectors: { ':root[data-theme] &': { display: 'none' } } },
  dark: { display: 'none', selectors: { [chosen('dark')]: { display: 'contents' } } },
  light: { display: 'none', selectors: { [chosen('light')]: { display: 'contents' } } },
});
