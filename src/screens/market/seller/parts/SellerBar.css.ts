import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';

export const badge = style({
  flex: 'none',
  display: 'inline-flex',
  '@media': { [media.phone]: { display: 'none' } },
});

/** If there is not enough space, the link is in the drawer instead. */
export const storePage = style({
  display: 'none',
  '@media': { [media.wideUp]: { display: 'flex' } },
});
