import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/theme.css';

export const page = style({
  display: 'grid',
  gap: vars.space.l,
  maxInlineSize: '72rem',
  containerType: 'inline-size',
});
export const title = style({ fontSize: vars.size.xl, fontWeight: vars.weight.strong });
export const hint = style({
  maxInlineSize: '44rem',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});
export const search = style({ display: 'grid', gap: vars.space.xs, maxInlineSize: '28rem' });
export const label = style({ fontSize: vars.size.s, fontWeight: vars.weight.medium });
export const field = style({
  minBlockSize: '2.75rem',
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.outlineControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  font: 'inherit',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
  },
});
export const area = style({ display: 'grid', gap: vars.space.s });
export const areaTitle = style({ fontSize: vars.size.l, fontWeight: vars.weight.strong });
export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
});
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space.s,
  paddingInlineEnd: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, {
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
});
globalStyle(`${table} thead th:first-child`, { inlineSize: '46%' });
globalStyle(`${table} tbody tr:hover`, { background: vars.color.surfaceHover });
export const text = style({ fontWeight: vars.weight.medium });
export const mark = style({
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.normal,
});
export const when = style({ color: vars.color.textMuted });
export const link = style({
  color: vars.color.accentText,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}` } },
  '@media': { '(pointer: coarse)': { display: 'inline-block', minBlockSize: 44 } },
});
/** On a phone, each message is a separate block. */
globalStyle(`${table}, ${table} :is(tbody, tr, th, td)`, {
  '@container': { '(max-width: 560px)': { display: 'block' } },
});
globalStyle(`${table} thead`, { '@container': { '(max-width: 560px)': { display: 'none' } } });
globalStyle(`${table} tbody :is(th, td)`, {
  '@container': { '(max-width: 560px)': { border: 'none', paddingBlock: 2 } },
});
globalStyle(`${table} tbody tr`, {
  '@container': {
    '(max-width: 560px)': {
      paddingBlock: vars.space.s,
      borderBlockEnd: `1px solid ${vars.color.outline}`,
    },
  },
});
