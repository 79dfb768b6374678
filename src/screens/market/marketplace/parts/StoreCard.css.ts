import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const item = style({ display: 'grid', minInlineSize: 0 });

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

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minInlineSize: 0,
});

export const words = style({ display: 'grid', flex: 1, gap: vars.space.xs, minInlineSize: 0 });

export const name = style({
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const category = style({ fontSize: vars.size.s, color: vars.color.textMuted });

export const tagline = style({
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

export const price = style({ fontWeight: vars.weight.strong });

export const from = style({
  fontSize: vars.size.s,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});
