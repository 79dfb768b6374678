import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  minBlockSize: '31.25rem',
  padding: vars.space.xl,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  maxInlineSize: '19rem',
});
