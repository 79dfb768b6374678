import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.xl,
});
