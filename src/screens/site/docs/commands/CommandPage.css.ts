import { style } from '@vanilla-extract/css';
import { searchBox, searchInput } from '#theme/search-input.css';
import { vars } from '#theme/theme.css';
import { layout } from '../layout';

/** The element is at least as wide as the largest count, so that the search field does not move. */
export const count = style({
  minInlineSize: '6.25rem',
  textAlign: 'end',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});

export const search = style([
  searchBox,
  { flex: '1 1 12rem', '@media': { [layout.withoutScripts]: { display: 'none' } } },
]);

export const input = style([
  searchInput,
  { minBlockSize: '2.75rem', paddingInlineEnd: vars.space.xxxl },
]);

export const clear = style({
  position: 'absolute',
  insetInlineEnd: vars.space.xs,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  background: 'none',
  border: 0,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surfaceHover, color: vars.color.text } },
});
