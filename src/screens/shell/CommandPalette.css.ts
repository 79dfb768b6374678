import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const nothing = style({
  marginBlockEnd: vars.space.xs,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
