import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    maxInlineSize: '100%',
    borderRadius: vars.radius.round,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    // In forced-colors mode, the browser removes the background, so the badge needs an outline.
    '@media': { [media.forcedColors]: { outline: '1px solid', outlineOffset: '-1px' } },
  },
  variants: {
    tone: {
      neutral: { background: vars.color.surfaceHover, color: vars.color.text },
      accent: { background: vars.color.accentSoft, color: vars.color.accentText },
      success: { background: vars.color.successSoft, color: vars.color.successText },
      warning: { background: vars.color.warningSoft, color: vars.color.warningText },
      danger: { background: vars.color.dangerSoft, color: vars.color.dangerText },
    },
    size: {
      small: { minBlockSize: '1.125rem', paddingInline: '0.375rem', fontSize: '0.6875rem' },
      normal: { minBlockSize: '1.5rem', paddingInline: vars.space.s, fontSize: vars.size.xs },
    },
  },
  defaultVariants: { tone: 'neutral', size: 'normal' },
});

export type BadgeVariants = NonNullable<RecipeVariants<typeof badge>>;
