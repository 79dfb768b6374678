import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const raw = style({
  marginBlockStart: vars.space.xs,
  fontFamily: vars.font.mono,
  fontSize: vars.size.xs,
  overflowWrap: 'anywhere',
});
