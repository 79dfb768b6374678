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

export const framed = style({
  border: `1px dashed ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s });

export const name = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
