import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const opening = style({ display: 'grid', placeItems: 'center', minBlockSize: '20rem' });

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.wideUp]: { gridTemplateColumns: 'minmax(20rem, 26rem) minmax(0, 1fr)' },
  },
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  minInlineSize: 0,
  '@media': {
    [media.belowWide]: {
      selectors: { [`${panes}[data-view=preview] &`]: { display: 'none' } },
    },
  },
});

export const preview = style({
  minInlineSize: 0,
  '@media': {
    [media.wideUp]: {
      position: 'sticky',
      // The preview stays below the toolbar while the page scrolls.
      insetBlockStart: '3.5rem',
      display: 'grid',
      blockSize: '80dvh',
    },
    [media.belowWide]: {
      selectors: { [`${panes}[data-view=form] &`]: { display: 'none' } },
    },
  },
});

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space.xl,
      borderBlockStart: `1px solid ${vars.color.outline}`,
    },
  },
});
