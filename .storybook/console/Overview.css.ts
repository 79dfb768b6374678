import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './adapter';

export const page = style({ display: 'grid', gap: vars.space.m, maxInlineSize: '52rem' });
export const title = style({ fontSize: vars.size.xl, fontWeight: vars.weight.strong });
export const hint = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space.s,
  paddingInline: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
  textAlign: 'end',
});
globalStyle(`${table} th:first-child`, { textAlign: 'start' });
globalStyle(`${table} thead th`, {
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.color.page,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
});
globalStyle(`${table} tfoot :is(th, td)`, { fontWeight: vars.weight.strong });
globalStyle(`${table} tbody tr:hover`, { background: vars.color.surfaceHover });
export const link = style({
  color: vars.color.accentText,
  fontFamily: vars.font.mono,
  whiteSpace: 'nowrap',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}` } },
});
export const seen = style({
  color: vars.color.textMuted,
  selectors: {
    '&[data-seen=some]': { color: vars.color.accentText },
    '&[data-seen=all]': { color: vars.color.successText, fontWeight: vars.weight.strong },
  },
});
