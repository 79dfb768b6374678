import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';

export const search = style({
  flex: '0 1 20rem',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
