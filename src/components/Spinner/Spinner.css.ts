import { keyframes } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { media } from '#theme/media';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = recipe({
  base: {
    display: 'inline-block',
    flex: 'none',
    borderStyle: 'solid',
    borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
    borderBlockStartColor: 'currentColor',
    borderRadius: '50%',
    animation: `${turn} 0.8s linear infinite`,
    // In forced-colors mode, the browser would otherwise give all four sides the same color.
    '@media': {
      [media.forcedColors]: { borderColor: 'Canvas', borderBlockStartColor: 'CanvasText' },
    },
  },
  variants: {
    size: {
      small: { inlineSize: '1rem', blockSize: '1rem', borderWidth: '2px' },
      normal: { inlineSize: '1.5rem', blockSize: '1.5rem', borderWidth: '2px' },
      large: { inlineSize: '2.5rem', blockSize: '2.5rem', borderWidth: '3px' },
    },
  },
  defaultVariants: { size: 'normal' },
});

export type SpinnerVariants = NonNullable<RecipeVariants<typeof spinner>>;
