import { keyframes } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = recipe({
  base: {
    display: 'block',
    maxInlineSize: '100%',
    background: vars.color.skeleton,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { background: 'GrayText' },
    },
  },
  variants: {
    shape: {
      /** About the height of letters in a line of text. */
      line: { inlineSize: '100%', blockSize: '0.75em', borderRadius: vars.radius.small },
      block: { inlineSize: '100%', blockSize: '6rem', borderRadius: vars.radius.control },
      circle: { flex: 'none', borderRadius: vars.radius.round },
    },
  },
});

export type SkeletonShape = NonNullable<NonNullable<RecipeVariants<typeof skeleton>>['shape']>;
