import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const main = style({
  display: 'block',
  // Keeps the footer below the fold on a page with little content.
  minBlockSize: '100dvh',
  outline: 'none',
});

export const footer = style({
  borderBlockStart: `1px solid ${vars.color.outline}`,
  background: vars.color.surfaceSunken,
});

const column = style({
  inlineSize: '100%',
  maxInlineSize: '70rem',
  marginInline: 'auto',
  paddingInline: vars.space.xl,
  '@media': { [media.phone]: { paddingInline: vars.space.l } },
});

export const inner = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.xxl,
    paddingBlock: vars.space.xxxl,
    '@media': {
      [media.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.wideUp]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(4, minmax(0, 1fr))' },
    },
  },
]);

export const about = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.m,
  gridColumn: '1 / -1',
  '@media': { [media.wideUp]: { gridColumn: 'auto' } },
});

export const tagline = style({
  maxInlineSize: '17rem',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const title = style({
  marginBlockEnd: vars.space.s,
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
});

export const links = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xs });

export const line = style([
  column,
  {
    paddingBlock: vars.space.xl,
    color: vars.color.textMuted,
    fontSize: vars.size.xs,
    textWrap: 'balance',
  },
]);
