import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  paddingBlockStart: vars.space.l,
  outline: 'none',
});

export const frame = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const card = style([
  frame,
  { display: 'flex', flexDirection: 'column', gap: vars.space.m, padding: vars.space.l },
]);

export const review = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.outlineControl}`,
});

export const stars = style({ color: vars.color.accentText, letterSpacing: '0.1em' });
