import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';

export const name = style({
  minInlineSize: 0,
  maxInlineSize: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { maxInlineSize: '32vw' } },
});
