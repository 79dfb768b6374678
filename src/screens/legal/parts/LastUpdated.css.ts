import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';

export const line = recipe({
  base: { color: vars.colour.textMuted, fontSize: vars.size.s },
  variants: { isKnown: { true: {}, false: { visibility: 'hidden' } } },
});

export const date = style({
  color: vars.colour.text,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
