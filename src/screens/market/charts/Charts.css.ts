import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const chart = style({
  position: 'relative',
  blockSize: '15rem',
  minInlineSize: 0,
  fontSize: vars.size.xs,
});

// The labels of the axes are always left to right, even on a right-to-left page.
export const plot = style({ display: 'block', direction: 'ltr', overflow: 'visible' });

export const received = style({
  fill: vars.color.accent,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});

export const returned = style({
  fill: vars.color.dangerText,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});

export const axisLabel = style({
  fill: vars.color.textMuted,
  font: 'inherit',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const grid = style({});
globalStyle(`${grid} line`, { stroke: vars.color.outline });

export const pointed = style({
  fill: vars.color.surfaceHover,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'CanvasText' } },
});

export const markLine = style({
  stroke: vars.color.text,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const markNumber = style({
  fill: vars.color.text,
  fontWeight: vars.weight.strong,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const mark = style({ inlineSize: '0.75rem', blockSize: '0.75rem' });

export const tooltip = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space.l,
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.m,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
  color: vars.color.text,
  fontSize: vars.size.s,
  pointerEvents: 'none',
});

/** Lets the table scroll. Otherwise, an expanded table would make the page wider than a phone screen. */
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});

export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.small,
  color: vars.color.accentText,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing('2px') },
});

export const table = style({
  inlineSize: '100%',
  marginBlockStart: vars.space.s,
  borderCollapse: 'collapse',
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { fontSize: vars.size.xs } },
});
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { paddingInline: vars.space.xs } },
});
globalStyle(`${table} th`, { '@media': { [media.phone]: { whiteSpace: 'normal' } } });
globalStyle(`${table} thead th`, { color: vars.color.textMuted, fontWeight: vars.weight.medium });
globalStyle(`${table} th:first-child`, { paddingInlineStart: 0, textAlign: 'start' });

export const marks = style({
  display: 'grid',
  gap: vars.space.xs,
  // The marks in the chart have the same numbers.
  listStyle: 'decimal',
  paddingInlineStart: vars.space.xl,
  fontSize: vars.size.s,
});

export const markDay = style({ marginInlineEnd: vars.space.s, color: vars.color.textMuted });

export const markText = style({
  display: 'inline-block',
  marginInlineEnd: vars.space.m,
  overflowWrap: 'anywhere',
});
