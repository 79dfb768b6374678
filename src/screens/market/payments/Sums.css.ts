import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1.4fr repeat(3, 1fr)',
  gap: vars.space.m,
  margin: 0,
  padding: vars.space.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))' } },
});

export const value = style({
  margin: 0,
  fontSize: vars.size.l,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const net = style([value, { fontSize: vars.size.xl, fontWeight: vars.weight.strong }]);
