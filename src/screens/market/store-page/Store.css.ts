import { style } from '@vanilla-extract/css';
import { fillsWindow } from '#theme/fills-window.css';
import { vars } from '#theme/theme.css';

/** As high as the window, so that the footer of a short store page is at the bottom of the window. */
export const page = style([fillsWindow, { display: 'grid' }]);

export const failure = style([
  fillsWindow,
  { display: 'grid', placeContent: 'center', padding: vars.space.xl },
]);
