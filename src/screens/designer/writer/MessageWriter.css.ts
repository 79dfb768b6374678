import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const writer = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.xl,
  padding: vars.space.xl,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.dialog,
  '@media': {
    [media.phone]: { padding: vars.space.l },
    [media.wideUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
