import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** Replaces the frame of the seller's dashboard, which the stories do not render. */
export const page = style({
  padding: vars.space.xl,
  '@media': { [media.phone]: { padding: vars.space.l } },
});
