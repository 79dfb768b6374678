import { style, styleVariants } from '@vanilla-extract/css';

const chosen = (theme: string) => `:root[data-theme="${theme}"] &`;

export const shown = style({ display: 'contents' });

/** Shows one of the three icons: the one for the color scheme that the user has chosen. */
export const choice = styleVariants({
  system: { display: 'contents', selectors: { ':root[data-theme] &': { display: 'none' } } },
  dark: { display: 'none', selectors: { [chosen('dark')]: { display: 'contents' } } },
  light: { display: 'none', selectors: { [chosen('light')]: { display: 'contents' } } },
});
