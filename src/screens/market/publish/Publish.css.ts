import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xl,
  padding: vars.space.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** As large as the picture, so that nothing moves when the picture is drawn. */
export const image = style({
  inlineSize: '100%',
  aspectRatio: '1200 / 630',
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
});
