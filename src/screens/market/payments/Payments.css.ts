import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  minInlineSize: 0,
});

export const framed = style({
  border: `1px dashed ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const skeleton = style({
  display: 'grid',
  gap: vars.space.l,
  padding: vars.space.xl,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});
