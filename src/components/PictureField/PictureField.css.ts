import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

const shapes = { round: { borderRadius: vars.radius.round }, rounded: { borderRadius: '24%' } };

export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.l,
  padding: vars.space.l,
  border: `1px dashed ${vars.color.outlineControl}`,
  borderRadius: vars.radius.card,
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.ease.out,
  selectors: {
    '&[data-drop-target]': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accentText,
    },
    '&[data-focus-visible]': focusRing(),
    '&[data-disabled]': { borderColor: vars.color.outline },
  },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.m,
  flex: '1 1 14rem',
  minInlineSize: 0,
});

export const hint = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const preview = recipe({
  base: {
    position: 'relative',
    display: 'block',
    flex: 'none',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    overflow: 'hidden',
  },
  variants: { shape: shapes },
});

export type PictureShape = NonNullable<NonNullable<RecipeVariants<typeof preview>>['shape']>;

export const whole = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const placed = style({
  position: 'absolute',
  maxInlineSize: 'none',
  userSelect: 'none',
  pointerEvents: 'none',
});

export const cropper = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  flex: '0 1 14rem',
  minInlineSize: '10rem',
  '@media': { [media.phone]: { flex: '1 1 100%' } },
});

/** The visible part of the picture: the crop and its surroundings. */
export const window = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '18rem',
  aspectRatio: '1',
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.control,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&[data-disabled]': { cursor: 'default' },
    '&:has(:focus-visible)': focusRing(),
  },
});

export const frame = style({ position: 'absolute', inset: vars.space.l });

/** Outlines the crop and shades the rest. */
export const mask = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    boxShadow: `0 0 0 20rem ${vars.color.scrim}`,
    outline: `2px solid ${vars.color.onAccent}`,
    pointerEvents: 'none',
  },
  variants: { shape: shapes },
});
