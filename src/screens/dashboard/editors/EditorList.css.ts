import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';

export const search = style({
  maxInlineSize: '20rem',
  '@media': { [media.phone]: { maxInlineSize: 'none' } },
});
