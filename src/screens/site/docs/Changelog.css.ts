import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const title = style({
  paddingBlock: '0.125rem',
  fontSize: vars.size.m,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
});

export const text = style({ lineHeight: '1.65' });

export const highlight = style({
  color: vars.color.accentText,
  fontSize: vars.size.l,
  fontWeight: vars.weight.medium,
  lineHeight: '1.4',
  letterSpacing: '-0.01em',
  textWrap: 'balance',
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space.l,
});

export const badge = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  borderRadius: vars.radius.control,
});

export const check = style({
  flex: 'none',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  marginBlockStart: '0.22em',
  color: vars.color.successText,
});

export const scroll = style({ overflowX: 'auto' });

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

export const date = style([
  cell,
  {
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
]);

export const update = style([cell, { inlineSize: '100%', fontWeight: vars.weight.medium }]);
