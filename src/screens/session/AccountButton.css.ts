import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

/** The same width as `AccountPlaceholder`, which this button replaces. */
export const signIn = style({
  inlineSize: `calc(6rem - 2 * ${vars.space.l} - 2px)`,
  fontSize: vars.size.s,
  '@media': { [media.phone]: { inlineSize: `calc(5rem - 2 * ${vars.space.l} - 2px)` } },
});

/** The negative margin reduces the button's padding to the distance between picture and text. */
export const view = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  marginInline: `calc(-1 * ${vars.space.s})`,
});

export const picture = style({ position: 'relative', display: 'inline-flex', flex: 'none' });

/** Hidden on phones, which show only the picture. */
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
  '@media': { [media.phone]: visuallyHiddenRule },
});

/** At most 120 px wide (product.md §4.3), less if the header is full. */
export const username = style({
  display: 'block',
  maxInlineSize: 'min(7.5rem, 100%)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.s,
});

export const subtitle = style({
  color: vars.color.textMuted,
  fontSize: '0.6875rem',
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
});

export const state = recipe({
  base: { fontSize: vars.size.xs },
  variants: {
    isOnline: {
      true: { color: vars.color.successText },
      false: { color: vars.color.textMuted },
    },
  },
});

export const dot = recipe({
  base: {
    position: 'absolute',
    insetBlockEnd: '-2px',
    insetInlineEnd: '-2px',
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    border: `2px solid ${vars.color.page}`,
    borderRadius: vars.radius.round,
  },
  variants: {
    isOnline: {
      true: { background: vars.color.successText },
      false: { background: vars.color.outlineControl },
    },
  },
});
