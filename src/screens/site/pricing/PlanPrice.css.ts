import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const amount = style({
  fontSize: vars.size.xxl,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.03em',
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
});
