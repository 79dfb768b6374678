import { createVar, style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** How many lines it shows while it is empty. */
export const rowsVar = createVar();

/** Grows with its text up to about a dozen lines, then scrolls. */
export const text = style({
  minBlockSize: `calc(${rowsVar} * 1lh + 2 * ${vars.space.s})`,
  maxBlockSize: `calc(12lh + 2 * ${vars.space.s})`,
  paddingBlock: vars.space.s,
  lineHeight: vars.leading.body,
  resize: 'none',
  fieldSizing: 'content',
});
