import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const aside = style({
  flex: '0 1 18rem',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const note = style({
  marginBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});
