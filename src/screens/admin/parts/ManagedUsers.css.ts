import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  outline: 'none',
});

export const title = style({ fontSize: vars.size.l, fontWeight: vars.weight.strong });

export const search = style({
  flex: '0 1 20rem',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const rows = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});

export const noMatch = style({
  border: `1px dashed ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});
