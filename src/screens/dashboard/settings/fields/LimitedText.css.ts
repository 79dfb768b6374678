import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const counter = style({
  alignSelf: 'flex-end',
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});
