import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const code = style({
  paddingBlock: '0.125em',
  paddingInline: '0.375em',
  background: vars.color.surfaceHover,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
  WebkitBoxDecorationBreak: 'clone',
  boxDecorationBreak: 'clone',
});
