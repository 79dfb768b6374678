import { style } from '@vanilla-extract/css';
import { drawnApart } from '#theme/drawn-apart';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const embed = style({
  ...drawnApart,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { padding: vars.space.m } },
});
