import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/theme.css';

export const bench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(280px, 340px) minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  fontSize: vars.size.s,
});

export const controls = style({ display: 'grid', gap: vars.space.l, minInlineSize: 0 });
export const starts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const group = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
  minInlineSize: 0,
});
export const heading = style({
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
export const hint = style({
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  overflowWrap: 'anywhere',
});

export const buttons = style({ display: 'grid', gap: vars.space.xs });
globalStyle(`${buttons} > button`, {
  inlineSize: '100%',
  justifyContent: 'flex-start',
  textAlign: 'start',
  paddingBlock: vars.space.xs,
});

export const choice = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
export const details = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.xs,
  color: vars.color.textMuted,
});

export const stage = style({ display: 'grid', gap: vars.space.l, minInlineSize: 0 });
export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});
export const state = style({
  display: 'grid',
  fontFamily: vars.font.mono,
  fontSize: vars.size.m,
  fontWeight: vars.weight.strong,
  color: vars.color.accentText,
});
export const tag = style({
  paddingInline: vars.space.s,
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontSize: vars.size.xs,
});
export const defect = style({ color: vars.color.dangerText });

export const readout = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
  gap: vars.space.xl,
});
export const emitted = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.xl,
  overflowWrap: 'anywhere',
});
export const context = style({ display: 'grid', gap: vars.space.s });
export const held = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: vars.space.s,
});
export const summary = style({
  cursor: 'pointer',
  fontFamily: vars.font.mono,
  fontSize: vars.size.xs,
  overflowWrap: 'anywhere',
});
export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.xs,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
