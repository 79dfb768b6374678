import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const quote = style({
  margin: 0,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.outlineControl}`,
});

export const text = style({
  padding: vars.space.m,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: vars.size.xs,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
