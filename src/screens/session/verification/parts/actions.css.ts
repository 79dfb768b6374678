import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space.s,
  inlineSize: '100%',
  marginBlockStart: 'auto',
});
