import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './adapter';

export const controls = style({ display: 'grid', gap: vars.space.xl, minInlineSize: 0 });
export const buttons = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 });
globalStyle(`${buttons} > button`, { inlineSize: '100%' });

export const choiceRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.xs,
});
globalStyle(`${choiceRow} > button:only-child`, { gridColumn: '1 / -1' });
globalStyle(`${controls} button[data-illegal]`, { borderStyle: 'dashed' });

export const choice = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 8,
  overflow: 'hidden',
});
export const details = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});
export const editor = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.s,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const rule = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6rem',
  alignItems: 'end',
  gap: vars.space.s,
});
export const ruleField = style({ display: 'grid', gap: 2, minInlineSize: 0 });

export const timeline = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: 0,
  listStyle: 'none',
});
export const timer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.xs,
  fontSize: vars.size.xs,
});
export const track = style({
  gridColumn: '1 / -1',
  blockSize: 4,
  borderRadius: vars.radius.round,
  background: vars.color.outline,
  overflow: 'hidden',
});
export const ahead = style({
  display: 'block',
  blockSize: '100%',
  background: vars.color.accent,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
