import { globalStyle, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { outlinedInForcedColors } from '#theme/forced-colors';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

const on = '&[aria-pressed="true"]';
const usable = ':not([aria-disabled="true"])';

export const chip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    maxInlineSize: '100%',
    background: 'transparent',
    border: `1px solid ${vars.color.outlineControl}`,
    borderRadius: vars.radius.round,
    color: vars.color.textMuted,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.tight,
    overflowWrap: 'anywhere',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color, scale',
    transitionDuration: vars.duration.fast,
    transitionTimingFunction: vars.ease.out,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      [`&:active${usable}`]: { scale: '0.97' },
      [on]: {
        background: vars.color.accentSoft,
        borderColor: vars.color.accentText,
        color: vars.color.accentText,
      },
      [`${on}:not(:focus-visible)`]: outlinedInForcedColors,
      '&[aria-disabled="true"]': {
        borderColor: vars.color.outline,
        color: vars.color.textMuted,
        cursor: 'not-allowed',
      },
      '&[aria-disabled="true"][aria-pressed="true"]': { background: vars.color.surfaceHover },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          [`&:hover${usable}`]: { background: vars.color.surfaceHover, color: vars.color.text },
          [`${on}:hover${usable}`]: {
            background: `color-mix(in srgb, ${vars.color.accentSoft}, ${vars.color.accentText} 12%)`,
            color: vars.color.accentText,
          },
        },
      },
    },
  },
  variants: {
    size: {
      small: {
        minBlockSize: vars.control.compact,
        paddingInline: vars.space.s,
        fontSize: vars.size.xs,
      },
      normal: {
        minBlockSize: vars.control.height,
        paddingInline: vars.space.m,
        fontSize: vars.size.s,
      },
    },
  },
  defaultVariants: { size: 'normal' },
});

export type ToggleChipSize = NonNullable<NonNullable<RecipeVariants<typeof chip>>['size']>;

/** The mark always takes up the same width, so that nothing moves when a chip is toggled. */
export const mark = style({ display: 'inline-flex', flex: 'none' });
globalStyle(`${mark} > svg`, { inlineSize: '0.875rem', blockSize: '0.875rem' });
