import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { style } from '@vanilla-extract/css';

export const link = recipe({
  base: {
    borderRadius: vars.radius.small,
    textUnderlineOffset: '0.2em',
    transition: `color ${vars.duration.fast} ${vars.ease.out}`,
  },
  variants: {
    tone: {
      /** For running text. The link is underlined, because color must not be the only cue. */
      accent: {
        color: vars.color.accentText,
        textDecorationColor: `color-mix(in srgb, currentColor 45%, transparent)`,
        '@media': { [media.hover]: { ':hover': { textDecorationColor: 'currentColor' } } },
      },
      quiet: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.s,
        minBlockSize: vars.control.compact,
        color: vars.color.textMuted,
        fontSize: vars.size.s,
        textDecoration: 'none',
        '@media': { [media.hover]: { ':hover': { color: vars.color.text } } },
      },
    },
  },
  defaultVariants: { tone: 'accent' },
});

export type LinkVariants = NonNullable<RecipeVariants<typeof link>>;

export const coverLink = style({
  display: 'block',
  minInlineSize: 0,
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      // A list may clip its rows and would then cut off an outer outline, so the outline is inside the link.
      outlineOffset: '-2px',
    },
  },
});
