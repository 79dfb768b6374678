import { recipe } from '@vanilla-extract/recipes';

export const LINES = 3;

export const text = recipe({
  base: { maxInlineSize: '100%', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  variants: {
    isCut: {
      true: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: LINES,
        overflow: 'hidden',
      },
    },
  },
});
