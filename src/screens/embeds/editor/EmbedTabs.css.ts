import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const count = style({
  paddingInline: '0.375rem',
  borderRadius: vars.radius.round,
  background: vars.colour.surfaceHover,
  color: vars.colour.textMuted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
