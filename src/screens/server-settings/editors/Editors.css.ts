import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const section = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.l,
  outline: 'none',
});

export const subtitle = style({ flex: '1 1 18rem', color: vars.color.textMuted });
