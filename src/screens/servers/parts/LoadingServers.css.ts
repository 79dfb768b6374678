import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** The height of a server card, so that nothing moves when the cards load. */
export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.l,
  minBlockSize: '3.75rem',
});

export const square = style({ flex: 'none', inlineSize: vars.space.xxxl });

export const lines = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
});
