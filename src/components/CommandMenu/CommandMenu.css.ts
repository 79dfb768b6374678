import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { outlinedInForcedColors } from '#theme/forced-colors';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

const motion = `${vars.duration.fast} ${vars.ease.out}`;

export const scrim = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  // React Aria sets this variable. It keeps the list above the on-screen keyboard.
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  zIndex: 110,
  display: 'grid',
  placeItems: 'start center',
  paddingInline: vars.space.l,
  paddingBlockStart: 'min(16vh, 9rem)',
  paddingBlockEnd: vars.space.l,
  background: vars.color.scrim,
  transition: `opacity ${motion}`,
  selectors: { '&:is([data-entering], [data-exiting])': { opacity: 0 } },
  '@media': { [media.phone]: { padding: 0 } },
});

export const panel = style({
  display: 'flex',
  inlineSize: 'min(100%, 40rem)',
  maxBlockSize: 'min(100%, 34rem)',
  minBlockSize: 0,
  overflow: 'hidden',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.dialog,
  transition: `opacity ${motion}, translate ${motion}, scale ${motion}`,
  selectors: {
    '&:is([data-entering], [data-exiting])': {
      opacity: 0,
      translate: `0 calc(-1 * ${vars.space.s})`,
      scale: '0.98',
    },
  },
  '@media': {
    [media.phone]: {
      inlineSize: '100%',
      blockSize: '100%',
      maxBlockSize: '100%',
      border: 0,
      borderRadius: 0,
    },
  },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minBlockSize: 0,
  outline: 'none',
});

export const field = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space.m,
  paddingInline: vars.space.l,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});

export const glass = style({
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  color: vars.color.textMuted,
});

/** While the palette is open, focus never leaves the input. The caret alone is therefore enough to show the focus. */
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '3.5rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.text,
  caretColor: vars.color.accentText,
  // If the font size of an input is below 16 px, phones zoom in on it.
  fontSize: '1rem',
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
});

export const list = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.s,
  scrollPaddingBlock: vars.space.xxl,
  outline: 'none',
});

export const section = style({
  selectors: { '& + &': { marginBlockStart: vars.space.s } },
});

export const title = style({
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: '2.5rem',
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontSize: vars.size.s,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:is([data-focused], [data-hovered])': { background: vars.color.surfaceHover },
    '&[data-focused]': outlinedInForcedColors,
  },
  '@media': { [media.coarse]: { minBlockSize: vars.control.height } },
});

export const icon = style({ display: 'inline-flex', flex: 'none', color: vars.color.textMuted });
globalStyle(`${icon} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
globalStyle(`${item}:is([data-focused], [data-hovered]) ${icon}`, {
  color: vars.color.accentText,
});

export const label = style({
  flex: 'none',
  maxInlineSize: '70%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
});

export const enter = style({
  flex: 'none',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  visibility: 'hidden',
  selectors: { '[data-focused] > &': { visibility: 'visible' } },
});

export const empty = style({
  padding: `${vars.space.xxl} ${vars.space.l}`,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textAlign: 'center',
});

export const note = style({
  flex: 'none',
  paddingInline: vars.space.l,
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.outline}`,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
});

export const keys = style({
  display: 'flex',
  flex: 'none',
  gap: vars.space.l,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.outline}`,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  '@media': { [`${media.phone}, ${media.coarse}`]: { display: 'none' } },
});

export const key = style({
  display: 'inline-block',
  minInlineSize: '1.25rem',
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.body,
  fontSize: '0.6875rem',
  textAlign: 'center',
});

/** The menu has no entry transition when it replaces its placeholder frame. */
export const still = style({
  transition: 'none',
  selectors: { '&[data-entering]': { opacity: 1, translate: 'none', scale: 'none' } },
});

/** The frame has the height of the open menu, so that the panel does not move when the list appears. */
export const framePanel = style([panel, { blockSize: '100%' }]);

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const skeleton = style({
  background: vars.color.skeleton,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { background: 'GrayText' },
  },
});

/** The same height as an item of the menu. */
export const frameRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: '2.5rem',
  paddingInline: vars.space.s,
  '@media': { [media.coarse]: { minBlockSize: vars.control.height } },
});

export const frameIcon = style([
  skeleton,
  { flex: 'none', inlineSize: '1rem', blockSize: '1rem', borderRadius: vars.radius.small },
]);

export const frameLine = style([
  skeleton,
  { blockSize: '0.625rem', borderRadius: vars.radius.small },
]);
