import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** On phones the results are as wide as the toolbar. */
export const search = style({ '@media': { [media.tabletUp]: { position: 'relative' } } });

export const box = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const icon = style({
  position: 'absolute',
  insetInlineStart: vars.space.m,
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

export const input = style({
  inlineSize: '100%',
  minBlockSize: vars.control.height,
  paddingInlineStart: `calc(2 * ${vars.space.m} + 1rem)`,
  paddingInlineEnd: vars.space.xxl,
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
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
    '&:disabled': { borderColor: vars.color.outline },
  },
  // iOS zooms the page when a field below 16 px takes the focus.
  '@media': { [media.coarse]: { fontSize: `max(${vars.size.m}, 1rem)` } },
});

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
  '@media': { [media.coarse]: { display: 'none' } },
});

/** Always mounted, because it is a live region; hidden while closed. */
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

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  overflowWrap: 'anywhere',
});

export const headTitle = style({ color: vars.color.text, fontWeight: vars.weight.strong });

/** 300 px (product.md §9.9). */
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
    },
  },
});

export const hitLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
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
