import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** As high as the window, so that the footer of a short store is at its end. */
export const page = style({ display: 'grid', minBlockSize: '100dvh' });

export const failure = style({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '100dvh',
  padding: vars.space.xl,
});
