import { createVar, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
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

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.s,
  tabSize: 2,
  '@media': {
    // Below 16 px, iOS zooms the whole page when the field takes focus.
    [media.coarse]: { fontSize: '1rem' },
  },
});
