import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const reason = style({
  marginBlock: vars.space.s,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.outline}`,
  color: vars.color.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
