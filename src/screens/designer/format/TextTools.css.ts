import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** Before the tools are loaded, the strip already has their height, so that nothing moves when they appear. */
export const strip = style({
  minInlineSize: 0,
  minBlockSize: `calc(${vars.control.compact} + 2 * ${vars.space.xs} + 1px)`,
  padding: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.outline}`,
  cursor: 'default',
  containerType: 'inline-size',
});
