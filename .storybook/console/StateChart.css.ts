import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from './adapter';

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  overflow: 'hidden',
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  padding: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});
export const scale = style({
  marginInlineEnd: 'auto',
  paddingInline: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

/** The height of the chart, and of the screen beside it. */
export const frameHeight = createVar();
export const tallFrame = fallbackVar(frameHeight, 'clamp(20rem, 68vh, 60rem)');

/** Without `touchAction`, the browser would scroll the page instead of moving the chart. */
export const frame = style({
  blockSize: tallFrame,
  overflow: 'hidden',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -3 },
  },
});

export const help = style({
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderBlockStart: `1px solid ${vars.color.outline}`,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
});

export const chart = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  fontFamily: vars.font.body,
  fontSize: '12px',
});

export const state = style({ cursor: 'pointer', outline: 'none' });

export const box = style({
  fill: vars.color.surface,
  stroke: vars.color.outlineControl,
  selectors: {
    '&[data-parallel]': { strokeDasharray: '5 3' },
    '&[data-transient]': { strokeDasharray: '2 3' },
    '&[data-active]': { stroke: vars.color.focus, strokeWidth: 2 },
    '&[data-active][data-leaf]': { fill: vars.color.accentSoft },
    [`${state}:hover > &`]: { fill: vars.color.surfaceHover },
    [`${state}:focus-visible > &`]: { stroke: vars.color.focus, strokeWidth: 4 },
  },
});

export const name = style({
  fill: vars.color.text,
  fontWeight: vars.weight.strong,
  pointerEvents: 'none',
});
export const mark = style({ fill: vars.color.textMuted });
/** Outlines the text in the background color. The outline hides the part of the arrow behind the text. */
export const label = style({
  fill: vars.color.textMuted,
  fontSize: '11px',
  textAnchor: 'middle',
  stroke: vars.color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  pointerEvents: 'none',
  selectors: { '&[data-active]': { fill: vars.color.accentText } },
});
export const initial = style({ fill: vars.color.textMuted, pointerEvents: 'none' });
export const arrow = style({ fill: vars.color.outlineControl });

export const line = style({
  fill: 'none',
  stroke: vars.color.outlineControl,
  pointerEvents: 'none',
  selectors: { '&[data-active]': { stroke: vars.color.focus } },
});
