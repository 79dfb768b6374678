import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** Receives the focus when the focused element is unmounted. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxl,
  outline: 'none',
});
