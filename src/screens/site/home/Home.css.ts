import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const bleed = style({ overflowX: 'clip' });

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.vast,
  maxInlineSize: '73rem',
  marginInline: 'auto',
  paddingInline: vars.space.xl,
  paddingBlockEnd: vars.space.vast,
  '@media': { [media.phone]: { gap: vars.space.huge, paddingInline: vars.space.l } },
});
