import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const count = style({
  paddingInline: '0.375rem',
  borderRadius: vars.radius.round,
  background: vars.color.surfaceHover,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
