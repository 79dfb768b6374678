import { globalStyle, style } from '@vanilla-extract/css';

/** So narrow that the menu keeps the width of its head, which is there before the lists are. */
export const name = style({
  minInlineSize: 0,
  maxInlineSize: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const text = style({
  minInlineSize: 0,
  maxInlineSize: '15rem',
  overflowWrap: 'anywhere',
});

/** As wide as the picture of a place, so that all texts of the menu are aligned. */
export const glyph = style({ display: 'flex', justifyContent: 'center', inlineSize: '1.5rem' });
globalStyle(`${glyph} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
