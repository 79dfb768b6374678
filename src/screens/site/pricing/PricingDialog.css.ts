import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const cards = style({
  display: 'grid',
  gap: vars.space.m,
  paddingBlockStart: vars.space.m,
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.phone]: { gap: vars.space.xl },
  },
});

export const arrow = style({ inlineSize: '1em', blockSize: '1em' });
