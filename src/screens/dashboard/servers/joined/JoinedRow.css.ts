import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** The state is beside the name; on phones, it is below the name. An error has a separate line. */
export const words = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.xs,
  columnGap: vars.space.l,
  alignItems: 'center',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr)' } },
});

export const state = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  ':empty': { display: 'none' },
});

export const alert = style({ gridColumn: '1 / -1', ':empty': { display: 'none' } });
