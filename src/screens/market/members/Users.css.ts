import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 2fr)',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: vars.space.m,
  '@media': {
    // The second column is wider, because half the width of a phone would cut off its longer choices, such as "Any
    // membership".
    [media.belowWide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridAutoFlow: 'row',
    },
  },
});

globalStyle(`${filters} > :first-child`, {
  '@media': { [media.belowWide]: { gridColumn: '1 / -1' } },
});

/** On phones, the button wraps onto a second line. It is the only control there and fills the line. */
export const add = style({
  display: 'grid',
  '@media': { [media.phone]: { flex: '1 0 100%' } },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.s,
  textAlign: 'start',
  transitionProperty: 'opacity',
  transitionDuration: vars.duration.fast,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
  '@media': { [media.phone]: { display: 'block' } },
});

export const frame = style({
  minInlineSize: 0,
  overflowX: 'auto',
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  '@media': {
    [media.phone]: { background: 'none', border: 0, borderRadius: 0, overflowX: 'visible' },
  },
});

export const head = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  textAlign: 'start',
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  '@media': { [media.belowWide]: { paddingInline: vars.space.s } },
});
globalStyle(`${table} > thead`, {
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const body = style({
  '@media': {
    [media.phone]: { display: 'flex', flexDirection: 'column', gap: vars.space.s },
  },
});

export const row = style({
  borderBlockStart: `1px solid ${vars.color.outline}`,
  selectors: { '&[data-oversold]': { boxShadow: `inset 3px 0 ${vars.color.warningText}` } },
  '@media': {
    [media.phone]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.s,
      padding: vars.space.m,
      background: vars.color.surface,
      border: `1px solid ${vars.color.outline}`,
      borderRadius: vars.radius.card,
    },
  },
});

export const cell = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  textAlign: 'start',
  fontWeight: 'inherit',
  verticalAlign: 'middle',
  '@media': {
    [media.belowWide]: { paddingInline: vars.space.s },
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space.m,
      padding: 0,
    },
  },
});
globalStyle(`${cell}[data-label]::before`, {
  '@media': {
    [media.phone]: {
      content: 'attr(data-label)',
      flex: 'none',
      color: vars.color.textMuted,
    },
  },
});

/** On phones, reserves the space of the menu button. */
export const nameCell = style({
  '@media': { [media.phone]: { paddingInlineEnd: '3rem', minBlockSize: '2rem' } },
});

export const menuCell = style({
  inlineSize: '1px',
  '@media': {
    [media.phone]: {
      position: 'absolute',
      insetBlockStart: vars.space.s,
      insetInlineEnd: vars.space.s,
      inlineSize: 'auto',
    },
  },
});

export const lines = style({ display: 'grid', gap: '0.125rem', minInlineSize: 0 });

export const account = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [media.tabletUp]: { whiteSpace: 'nowrap' } },
});

/** A date wraps onto two lines if the columns of the table are narrow. */
export const day = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.wideUp]: { whiteSpace: 'nowrap' }, [media.phone]: { whiteSpace: 'nowrap' } },
});

export const endLines = style([
  lines,
  {
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { justifyItems: 'end', textAlign: 'end' } },
  },
]);

export const skeleton = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.l,
  padding: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline}` } },
});
