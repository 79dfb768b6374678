import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space.l,
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: vars.space.xl,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const badge = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  borderRadius: vars.radius.control,
});

export const icon = style({ inlineSize: '1.125rem', blockSize: '1.125rem' });

export const title = style({ fontSize: vars.size.m, fontWeight: vars.weight.strong });

export const feature = style({
  display: 'flex',
  gap: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const check = style({
  flex: 'none',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  marginBlockStart: '0.22em',
  color: vars.color.successText,
});
