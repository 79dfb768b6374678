import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const stage = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.xxl,
  background: `radial-gradient(ellipse at 50% 0%, ${vars.color.accentSoft}, transparent 70%), radial-gradient(${vars.color.outline} 1px, transparent 1px) 0 0 / 16px 16px, ${vars.color.surfaceSunken}`,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  userSelect: 'none',
  '@media': { [media.phone]: { padding: vars.space.l } },
});

export const scene = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  inlineSize: '100%',
  maxInlineSize: '28rem',
});
