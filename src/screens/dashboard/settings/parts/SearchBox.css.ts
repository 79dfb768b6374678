import { style } from '@vanilla-extract/css';
import { outlinedInForcedColors } from '#theme/forced-colors';
import { media } from '#theme/media';
import { searchInput } from '#theme/search-input.css';
import { vars } from '#theme/theme.css';

/** On phones, the results have the width of the toolbar. */
export const search = style({ '@media': { [media.tabletUp]: { position: 'relative' } } });

export const input = style([
  searchInput,
  { minBlockSize: vars.control.height, paddingInlineEnd: vars.space.xxl },
]);

export const shortcut = style({
  position: 'absolute',
  insetInlineEnd: vars.space.s,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontFamily: vars.font.body,
  fontSize: vars.size.xs,
  pointerEvents: 'none',
  '@media': { [`${media.phone}, ${media.coarse}`]: { display: 'none' } },
});

/** The dropdown is always mounted, because it is a live region. It is hidden while the search is closed. */
export const dropdown = style({
  selectors: {
    '&[data-open]': {
      position: 'absolute',
      insetBlockStart: `calc(100% + ${vars.space.xs})`,
      insetInline: 0,
      zIndex: 1,
      background: vars.color.surfaceRaised,
      border: `1px solid ${vars.color.outline}`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.raised,
      overflow: 'hidden',
    },
  },
  '@media': { [media.phone]: { selectors: { '&[data-open]': { insetInline: vars.space.s } } } },
});

/** 300 px high (product.md §9.9). */
export const hits = style({
  maxBlockSize: '18.75rem',
  padding: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.outline}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space.xs,
});

export const hit = style({
  display: 'flex',
  inlineSize: '100%',
  background: 'none',
  border: 0,
  textAlign: 'start',
  flexDirection: 'column',
  gap: '2px',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  lineHeight: '1.35',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[aria-selected=true]': {
      background: vars.color.surfaceHover,
      boxShadow: `inset 0 0 0 1px ${vars.color.focus}`,
      ...outlinedInForcedColors,
    },
  },
});

const oneLine = {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const hitLabel = style({ ...oneLine, fontWeight: vars.weight.medium });

export const hitValue = style({ ...oneLine, color: vars.color.textMuted, fontSize: vars.size.s });

export const hitKey = style({
  marginInlineEnd: vars.space.s,
  fontFamily: vars.font.mono,
  fontSize: vars.size.xs,
});

export const match = style({
  background: 'none',
  color: vars.color.accentText,
  fontWeight: vars.weight.strong,
});
