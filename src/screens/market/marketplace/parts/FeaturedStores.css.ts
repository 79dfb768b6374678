import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const title = style({
  fontSize: vars.size.headline,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
  lineHeight: vars.leading.tight,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  gap: vars.space.l,
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 12rem 12rem',
  gap: vars.space.m,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const search = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
