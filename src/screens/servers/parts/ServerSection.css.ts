import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const title = style({ fontSize: vars.size.l, fontWeight: vars.weight.strong });

export const aside = style({
  flex: '0 1 18rem',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const note = style({
  marginBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Cards outside of the viewport are not rendered, so that 200 cards are as fast as the visible ones.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 5.875rem',
  // Because of the containment, content is clipped at the edge. Without padding, a card's focus ring would be cut off.
  padding: vars.space.xs,
  margin: `calc(-1 * ${vars.space.xs})`,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.l },
    [media.wideUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
