import { style } from '@vanilla-extract/css';
import { outlinedInForcedColors } from '#theme/forced-colors';
import { media } from '#theme/media';
import { searchInput } from '#theme/search-input.css';
import { vars } from '#theme/theme.css';

export const input = style([
  searchInput,
  { minBlockSize: '2.75rem', paddingInlineEnd: vars.space.m },
]);

/** The height is fixed, so that the dialog does not change its size during typing. */
export const answer = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.s,
  blockSize: 'min(24rem, 50dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const hits = style({ inlineSize: '100%' });

export const hit = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  inlineSize: '100%',
  paddingBlock: vars.space.s,
  paddingInline: `${vars.space.m} ${vars.space.xxl}`,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.control,
  lineHeight: '1.45',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[aria-selected=true]': { background: vars.color.accentSoft, ...outlinedInForcedColors },
  },
});

export const match = style({
  background: 'none',
  color: vars.color.accentText,
  fontWeight: vars.weight.strong,
});

export const enter = style({
  position: 'absolute',
  insetBlockStart: vars.space.m,
  insetInlineEnd: vars.space.m,
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  color: vars.color.accentText,
  visibility: 'hidden',
  selectors: { '[aria-selected=true] > &': { visibility: 'visible' } },
});

export const keys = style({
  display: 'flex',
  gap: vars.space.l,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  '@media': { [media.coarse]: { display: 'none' } },
});

export const key = style({
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: '4px',
  fontFamily: vars.font.body,
});
