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

export const heading = style({ flex: '1 1 18rem' });

export const title = style({
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
});

export const subtitle = style({ color: vars.color.textMuted });
