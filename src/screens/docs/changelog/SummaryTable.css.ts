import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const scroll = style({
  overflowX: 'auto',
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.outline}`,
  borderRadius: vars.radius.card,
});

/** Its words are broken where it is narrow; only where even they are too wide it scrolls for itself. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.s,
});

export const cell = style({
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  textAlign: 'start',
  '@media': { [media.phone]: { paddingInline: vars.space.m } },
});

export const head = style([
  cell,
  {
    paddingBlock: vars.space.s,
    background: vars.colour.surfaceSunken,
    color: vars.colour.textMuted,
    fontSize: vars.size.xs,
    fontWeight: vars.weight.medium,
  },
]);

export const row = style({ borderBlockStart: `1px solid ${vars.colour.outline}` });

export const date = style([
  cell,
  {
    color: vars.colour.textMuted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
]);

export const update = style([cell, { inlineSize: '100%', fontWeight: vars.weight.medium }]);
