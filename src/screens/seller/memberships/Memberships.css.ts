import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  inlineSize: '100%',
  maxInlineSize: '60rem',
  minInlineSize: 0,
  marginInline: 'auto',
  outline: 'none',
});

export const title = style({
  fontSize: vars.size.xl,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
});

export const lead = style({ color: vars.color.textMuted });

export const framed = style({
  border: `1px dashed ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s });
