import { globalStyle, style } from '@vanilla-extract/css';

/** With the bars above it, at least as high as the window, so that a short page fills it without scrolling. */
export const fillsWindow = style({ flex: '1 0 auto' });

globalStyle(`:has(> ${fillsWindow})`, {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});
