import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});

const box = style({
  minInlineSize: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.m,
  margin: 0,
  '@media': { [media.belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const tile = style([
  box,
  { display: 'grid', alignContent: 'start', gap: vars.space.xs, padding: vars.space.l },
]);

export const number = style({
  margin: 0,
  fontSize: vars.size.xl,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const amount = style({
  margin: 0,
  fontSize: vars.size.l,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const note = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.size.s });

export const panel = style([
  box,
  {
    display: 'grid',
    gap: vars.space.m,
    padding: vars.space.xl,
    '@media': { [media.phone]: { padding: vars.space.l } },
  },
]);

export const revenue = style({
  display: 'grid',
  gridTemplateColumns: '1.4fr 1fr',
  gap: vars.space.m,
  margin: 0,
  paddingBlockEnd: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const fact = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  minInlineSize: 0,
});

/** The space for the chart. It is as high as the chart, so that nothing moves when the chart is loaded. */
export const chartSpace = style([box, { minBlockSize: '30rem' }]);
