import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const stored = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.outlineControl}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
