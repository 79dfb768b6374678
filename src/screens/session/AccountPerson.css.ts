import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** The width of the menu, also while its lists are loading. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  inlineSize: '15rem',
  maxInlineSize: '100%',
});
