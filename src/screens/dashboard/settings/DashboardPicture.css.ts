import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const dashboard = style({
  display: 'grid',
  gridTemplateColumns: '14rem minmax(0, 1fr)',
  blockSize: '100%',
  overflow: 'hidden',
  background: vars.color.page,
  fontSize: vars.size.m,
  textAlign: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.l,
  padding: vars.space.l,
  background: vars.color.surfaceSunken,
  borderInlineEnd: `1px solid ${vars.color.outline}`,
  '@media': { [media.phone]: { display: 'none' } },
});

export const main = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.l,
  padding: vars.space.xl,
  overflow: 'hidden',
  '@media': { [media.phone]: { padding: vars.space.l } },
});
