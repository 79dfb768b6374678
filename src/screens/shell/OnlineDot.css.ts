import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';

export const dot = recipe({
  base: {
    position: 'absolute',
    insetBlockEnd: '-2px',
    insetInlineEnd: '-2px',
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    border: `2px solid ${vars.color.page}`,
    borderRadius: vars.radius.round,
  },
  variants: {
    isOnline: {
      true: { background: vars.color.successText },
      false: { background: vars.color.outlineControl },
    },
  },
});
