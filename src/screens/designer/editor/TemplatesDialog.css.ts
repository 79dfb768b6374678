import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.l,
  '@media': { [media.tabletUp]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
});

export const hint = style({
  flex: '1 1 12rem',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textWrap: 'pretty',
});
