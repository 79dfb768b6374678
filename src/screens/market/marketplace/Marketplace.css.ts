import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxl,
  maxInlineSize: '73rem',
  marginInline: 'auto',
  paddingInline: vars.space.xl,
  paddingBlockEnd: vars.space.vast,
  '@media': { [media.phone]: { paddingInline: vars.space.l } },
});

export const hero = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.l,
  paddingBlockStart: vars.space.xxl,
});

export const action = style({
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: vars.space.xl,
});

export const icon = style({
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  padding: vars.space.s,
  marginBlockEnd: vars.space.s,
  borderRadius: vars.radius.control,
  color: vars.color.accentText,
  background: vars.color.accentSoft,
});

export const stores = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  gap: vars.space.l,
});

/** What a visitor sees whose browser runs no scripts, and so never reads the published stores. */
export const withoutScript = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'grid' } },
});

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 12rem 12rem',
  gap: vars.space.m,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.75rem, 100%), 1fr))' },
  },
});

globalStyle(`${filters} > :first-child`, {
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});

/** Keeps the place of the filters until the list is read. */
export const filtersPlace = style({
  minBlockSize: vars.control.height,
  '@media': {
    [media.phone]: { minBlockSize: `calc(2 * ${vars.control.height} + ${vars.space.m})` },
    '(scripting: none)': { display: 'none' },
  },
});

/** Fills the upper end of a card, over its padding. */
const top = style({
  blockSize: '4.5rem',
  inlineSize: `calc(100% + 2 * ${vars.space.l})`,
  maxInlineSize: 'none',
  marginInline: `calc(-1 * ${vars.space.l})`,
  marginBlockStart: `calc(-1 * ${vars.space.l})`,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
});

export const cover = style([top]);

export const placeholderCover = style([top, { overflow: 'hidden' }]);

/** In the corner of the cover, which begins at the edge of the card. The cover can have any color. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: `calc(${vars.space.m} - ${vars.space.l})`,
  insetInlineEnd: `calc(${vars.space.m} - ${vars.space.l})`,
  display: 'grid',
  borderRadius: vars.radius.round,
  background: vars.color.surface,
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: vars.space.m,
  blockSize: '100%',
  minInlineSize: 0,
});

export const placeholder = style({
  display: 'grid',
  '@media': { '(scripting: none)': { display: 'none' } },
  gap: vars.space.m,
  padding: vars.space.l,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const placeholderLogo = style({
  inlineSize: '3rem',
  blockSize: '3rem',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
});
