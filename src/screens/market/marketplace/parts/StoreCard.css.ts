import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.m,
  blockSize: '100%',
  minInlineSize: 0,
});

export const placeholder = style({
  display: 'grid',
  gap: vars.space.m,
  padding: vars.space.l,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const placeholderLogo = style({
  inlineSize: '3rem',
  blockSize: '3rem',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
});

export const name = style({
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const tagline = style({
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
