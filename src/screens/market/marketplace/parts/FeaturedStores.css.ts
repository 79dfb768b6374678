import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl });

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
