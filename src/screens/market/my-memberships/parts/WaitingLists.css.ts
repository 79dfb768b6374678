import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** This element gets the focus if the focused element inside is unmounted. */
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  outline: 'none',
});

export const heading = style({ fontSize: vars.size.xl, fontWeight: vars.weight.strong });
