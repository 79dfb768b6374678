import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const sums = style({
  gridTemplateColumns: '1.4fr repeat(3, 1fr)',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))' } },
});

export const title = style({
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  scrollMarginBlockStart: vars.space.xxl,
});

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: vars.space.m,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.s },
  },
});

globalStyle(`${filters} > :first-child`, { gridColumn: '1 / -1' });

/** Applies `narrow` to a table in a frame so narrow that the columns are close together. */
function whenNarrow<Style extends object>(narrow: Style) {
  return { [media.tabletUp]: { '@container': { '(width < 52rem)': narrow } } };
}

/** Contains a table. On windows below the mobile breakpoint, contains cards instead. */
export const frame = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.s,
});
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space.m} ${vars.space.l}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} :is(th, td):not(:first-child)`, {
  '@media': whenNarrow({ paddingInlineStart: vars.space.s }),
});
globalStyle(`${table} :is(th, td):not(:last-child)`, {
  '@media': whenNarrow({ paddingInlineEnd: vars.space.s }),
});
globalStyle(`${table} thead th`, {
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} tbody tr`, { borderBlockStart: `1px solid ${vars.color.outline}` });
globalStyle(`${table} thead`, {
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
    },
  },
});
globalStyle(`${table} tbody tr`, {
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${vars.space.xs} ${vars.space.m}`,
      padding: vars.space.l,
    },
  },
});
globalStyle(`${table} tbody :is(th, td)`, {
  '@media': { [media.phone]: { display: 'block', padding: 0 } },
});
// The second column of a card: the amount, the date and the reference.
globalStyle(`${table} tbody td:nth-child(even)`, {
  '@media': { [media.phone]: { textAlign: 'end' } },
});

export const amount = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} .${amount}`, { textAlign: 'end' });

/** A date wraps onto two lines if the columns of the table are close together. */
export const time = style({
  whiteSpace: 'nowrap',
  '@media': whenNarrow({ textWrap: 'balance', whiteSpace: 'normal' }),
});
