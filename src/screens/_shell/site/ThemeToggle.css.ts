import { style, styleVariants } from '@vanilla-extract/css';

const chosen = (theme: string) => `:root[data-theme="${theme}"] &`;

export const shown = style({ display: 'contents' });

/** One of the icons. CSS shows the icon of the current color scheme. */
export const choice = styleVariants({
  system: { display: 'contents', selectors: { ':root[data-theme] &': { display: 'none' } } },
  dark: { display: 'none', selectors: { [chosen('dark')]: { display: 'contents' } } },
  light: { display: 'none', selectors: { [chosen('light')]: { display: 'contents' } } },
});
