import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const further = style({ display: 'grid', gap: vars.space.l });

export const heading = style({
  fontSize: vars.size.xl,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
});

export const ways = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const way = style({ display: 'grid' });

export const words = style({ display: 'grid', gap: vars.space.xs, padding: vars.space.s });

export const icon = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockEnd: vars.space.s,
  color: vars.color.accentText,
});

export const name = style({ fontWeight: vars.weight.strong });

export const text = style({ color: vars.color.textMuted, fontSize: vars.size.s });
