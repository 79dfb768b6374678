import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
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
  },
  variants: {
    tone: {
      neutral: { background: vars.colour.surfaceHover, color: vars.colour.text },
      accent: { background: vars.colour.accentSoft, color: vars.colour.accentText },
      success: { background: vars.colour.successSoft, color: vars.colour.successText },
      warning: { background: vars.colour.warningSoft, color: vars.colour.warningText },
      danger: { background: vars.colour.dangerSoft, color: vars.colour.dangerText },
    },
    size: {
      small: { minBlockSize: '1.125rem', paddingInline: '0.375rem', fontSize: '0.6875rem' },
      normal: { minBlockSize: '1.5rem', paddingInline: vars.space.s, fontSize: vars.size.xs },
    },
  },
  defaultVariants: { tone: 'neutral', size: 'normal' },
});

export type BadgeVariants = NonNullable<RecipeVariants<typeof badge>>;
