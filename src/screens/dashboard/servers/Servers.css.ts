import { style } from '@vanilla-extract/css';
import { pageSections } from '#theme/layout.css';
import { vars } from '#theme/theme.css';

export const page = style([pageSections, { maxInlineSize: '72rem' }]);

/** This element gets the focus if the focused element inside is unmounted. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxl,
  outline: 'none',
});
