import { globalStyle, style } from '@vanilla-extract/css';

/**
 * The outermost element of a page. Together with the bars above it, it is at least as high as the window, so that a
 * short page fills the window without scrolling.
 */
export const fillsWindow = style({ flex: '1 0 auto' });

globalStyle(`:has(> ${fillsWindow})`, {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});
