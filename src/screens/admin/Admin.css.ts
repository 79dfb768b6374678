import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** This element gets the focus if the focused element inside is unmounted. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxl,
  outline: 'none',
});
