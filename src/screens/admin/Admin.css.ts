import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** What changes with the state of the panel. It takes the focus when what was focused went away. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxl,
  outline: 'none',
});
