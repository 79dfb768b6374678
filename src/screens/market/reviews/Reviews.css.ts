import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  inlineSize: '100%',
  maxInlineSize: '52rem',
  minInlineSize: 0,
  marginInline: 'auto',
  outline: 'none',
});

export const review = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.m,
  minInlineSize: 0,
  padding: vars.space.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  inlineSize: '100%',
  minInlineSize: 0,
});

export const stars = style({ color: vars.color.accentText, letterSpacing: '0.1em' });

export const text = style({
  maxInlineSize: '70ch',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const reply = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.outlineControl}`,
});
