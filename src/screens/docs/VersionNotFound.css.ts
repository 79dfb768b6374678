import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const ways = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.xxl,
});
