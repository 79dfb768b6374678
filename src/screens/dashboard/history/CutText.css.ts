import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';

export const LINES = 3;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  minInlineSize: 0,
});

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
