import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});
