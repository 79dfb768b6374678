import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const page = style({ inlineSize: '100%', maxInlineSize: '52rem', marginInline: 'auto' });

export const words = style({ inlineSize: '100%' });

export const stars = style({ color: vars.color.accentText, letterSpacing: '0.1em' });

export const text = style({ maxInlineSize: '70ch' });

export const reply = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.outlineControl}`,
});
