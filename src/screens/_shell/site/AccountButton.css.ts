import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { outOfSight } from '../visually-hidden.css';

/** Makes the button as wide as AccountPlaceholder, whose place it takes. */
export const signIn = style({
  inlineSize: `calc(6rem - 2 * ${vars.space.l} - 2px)`,
  fontSize: vars.size.s,
  '@media': { [media.phone]: { inlineSize: `calc(5rem - 2 * ${vars.space.l} - 2px)` } },
});

/** Hears the pointer come near, and is nothing to see. */
export const nearness = style({ display: 'contents' });

/** Draws the button's own padding in, so that picture and words stand as close to its edges as to each other. */
export const view = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  marginInline: `calc(-1 * ${vars.space.s})`,
});

export const picture = style({ position: 'relative', display: 'inline-flex', flex: 'none' });

/** On phones the picture stands for the words. */
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
  '@media': { [media.phone]: outOfSight },
});

/** Spec §9: «signed-in username up to 120 px». */
export const username = style({
  display: 'block',
  maxInlineSize: '120px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.s,
});

export const subtitle = style({
  color: vars.color.textMuted,
  fontSize: '0.6875rem',
  fontWeight: vars.weight.regular,
});

export const more = style({
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.textMuted,
});

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space.m });

export const personWords = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const personName = style({ fontSize: vars.size.s, fontWeight: vars.weight.strong });

export const state = recipe({
  base: { fontSize: vars.size.xs },
  variants: {
    isOnline: {
      true: { color: vars.color.successText },
      false: { color: vars.color.textMuted },
    },
  },
});

export const kind = style({ color: vars.color.textMuted, fontSize: vars.size.xs });
