import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/**
 * A link to a setting. Only the name is underlined, so that the underline does not cross the border around the name.
 */
export const setting = style({
  color: vars.color.accentText,
  textUnderlineOffset: '0.25em',
  textDecorationThickness: '1px',
});

export const code = style({
  paddingBlock: '0.125em',
  paddingInline: '0.375em',
  background: vars.color.surfaceHover,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.mono,
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
  WebkitBoxDecorationBreak: 'clone',
  boxDecorationBreak: 'clone',
  selectors: { [`${setting}:hover &`]: { borderColor: vars.color.accentText } },
});
