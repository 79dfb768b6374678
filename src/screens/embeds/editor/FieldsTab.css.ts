import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const empty = style({
  border: `1px dashed ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
});

export const count = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});
