import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** The maximum number of lines. The field grows with its text up to this number, and then scrolls. */
export const MOST_LINES = 12;

export const text = style({
  maxBlockSize: `calc(${MOST_LINES}lh + 2 * ${vars.space.s})`,
  paddingBlock: vars.space.s,
  lineHeight: vars.leading.body,
  resize: 'none',
  fieldSizing: 'content',
});

/** The number of lines of an empty field. Classes, because prerendered pages must not contain inline styles. */
export const lines: Readonly<Record<number, string>> = styleVariants(
  Object.fromEntries(Array.from({ length: MOST_LINES }, (_, index) => [index + 1, index + 1])),
  (rows) => ({ minBlockSize: `calc(${rows}lh + 2 * ${vars.space.s})` }),
);

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.s,
  tabSize: 2,
  '@media': {
    // If the font size is below 16 px, iOS zooms the page when the field gets focus.
    [media.coarse]: { fontSize: '1rem' },
  },
});

export const withTools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minInlineSize: 0,
});
