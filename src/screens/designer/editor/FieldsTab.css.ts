import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
});

export const empty = style({
  border: `1px dashed ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const count = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});
