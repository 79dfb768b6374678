import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const section = style({ display: 'grid', gap: vars.space.xxxl });

export const trades = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.xxl,
  rowGap: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.size.m,
  fontWeight: vars.weight.medium,
  '@media': { [media.phone]: { columnGap: vars.space.l } },
});

export const earned = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  textAlign: 'center',
});

export const caption = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '1px',
  overflow: 'hidden',
  background: vars.color.outline,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.xs,
  padding: vars.space.xl,
  background: vars.color.page,
  '@media': { [media.phone]: { padding: vars.space.l } },
});

export const value = style({
  margin: 0,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
});

export const name = style({ color: vars.color.textMuted, fontSize: vars.size.s });
