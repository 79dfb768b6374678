import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xxxl,
  paddingInline: vars.space.l,
  textAlign: 'center',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.xxxl,
  blockSize: vars.space.xxxl,
  marginBlockEnd: vars.space.s,
  background: vars.color.surfaceHover,
  color: vars.color.textMuted,
  borderRadius: vars.radius.card,
});
globalStyle(`${icon} > svg`, { inlineSize: '1.5rem', blockSize: '1.5rem' });

export const description = style({
  maxInlineSize: '46ch',
  color: vars.color.textMuted,
  textWrap: 'balance',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
  marginBlockStart: vars.space.m,
});
