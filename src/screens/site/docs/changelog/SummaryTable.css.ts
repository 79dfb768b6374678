import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const scroll = style({
  overflowX: 'auto',
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

/** On narrow screens, long words are broken. The table scrolls only if that is not enough. */
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
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontSize: vars.size.xs,
    fontWeight: vars.weight.medium,
  },
]);

export const row = style({ borderBlockStart: `1px solid ${vars.color.outline}` });

export const date = style([
  cell,
  {
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
]);

export const update = style([cell, { inlineSize: '100%', fontWeight: vars.weight.medium }]);
