import { style } from '@vanilla-extract/css';
import { focusRing } from './focus-ring';
import { media } from './media';
import { vars } from './theme.css';

/** The frame of a native search input. It is for screens that do not load React Aria's `SearchField`. */
export const searchBox = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const searchIcon = style({
  position: 'absolute',
  insetInlineStart: vars.space.m,
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

/** Has space for `searchIcon` at its start. Extend it with `minBlockSize` and `paddingInlineEnd`. */
export const searchInput = style({
  inlineSize: '100%',
  paddingInlineStart: `calc(2 * ${vars.space.m} + 1rem)`,
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outlineControl}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.m,
  textOverflow: 'ellipsis',
  transitionProperty: 'border-color',
  transitionDuration: vars.duration.fast,
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:hover:enabled': { borderColor: vars.color.textMuted },
    '&:focus-visible': focusRing('-1px'),
    '&:disabled': { borderColor: vars.color.outline },
  },
  // If the font size of a field is below 16 px, iOS zooms the page when the field takes the focus.
  '@media': { [media.coarse]: { fontSize: `max(${vars.size.m}, 1rem)` } },
});
