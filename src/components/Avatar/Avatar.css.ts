import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';

/** The font size is 3/8 of the width, so that two wide letters fit. */
const square = (px: number) => ({
  inlineSize: `${px / 16}rem`,
  blockSize: `${px / 16}rem`,
  fontSize: `${(px * 3) / 8 / 16}rem`,
});

export const avatar = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    lineHeight: 1,
    fontWeight: vars.weight.strong,
    userSelect: 'none',
  },
  variants: {
    size: {
      24: square(24),
      32: square(32),
      40: square(40),
      48: square(48),
      64: square(64),
      128: square(128),
    },
    shape: { round: { borderRadius: vars.radius.round }, rounded: { borderRadius: '24%' } },
    /** Each pair has a contrast of at least 4.5:1 in both color schemes. */
    color: {
      plain: { background: vars.color.surfaceHover, color: vars.color.text },
      accent: { background: vars.color.accentSoft, color: vars.color.accentText },
      success: { background: vars.color.successSoft, color: vars.color.successText },
      warning: { background: vars.color.warningSoft, color: vars.color.warningText },
      danger: { background: vars.color.dangerSoft, color: vars.color.dangerText },
    },
  },
});

export type AvatarVariants = Required<NonNullable<RecipeVariants<typeof avatar>>>;

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
