import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.xl,
  rowGap: vars.space.m,
});

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
});

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

/** Lets the cards of a row be as high as the highest. */
export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Two hundred cards cost no more than those in view.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 5.875rem',
  // What is kept inside like this is cut off at the edge: there is to be room for a card's focus ring.
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
