import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const highlight = style({
  color: vars.color.accentText,
  fontSize: vars.size.l,
  fontWeight: vars.weight.medium,
  lineHeight: '1.4',
  letterSpacing: '-0.01em',
  textWrap: 'balance',
});
