import { style } from '@vanilla-extract/css';
import { drawnApart } from '#theme/drawn-apart';
import { vars } from '#theme/theme.css';

export const root = style({
  ...drawnApart,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
});
