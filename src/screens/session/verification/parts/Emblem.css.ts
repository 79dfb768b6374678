import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

const SIDE = '4.5rem';

export const emblem = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: SIDE,
    blockSize: SIDE,
    borderRadius: vars.radius.round,
    transition: `background-color ${vars.duration.slow} ${vars.ease.out}, color ${vars.duration.slow} ${vars.ease.out}`,
  },
  variants: {
    view: {
      initial: { background: vars.color.accentSoft, color: vars.color.accentText },
      processing: { background: vars.color.accentSoft, color: vars.color.accentText },
      verified: { background: vars.color.successSoft, color: vars.color.successText },
      failed: { background: vars.color.dangerSoft, color: vars.color.dangerText },
    },
  },
});

const appear = keyframes({ from: { opacity: 0, scale: '0.7' } });

export const icon = style({
  inlineSize: '2rem',
  blockSize: '2rem',
  animation: `${appear} ${vars.duration.slow} ${vars.ease.out}`,
});

const turn = keyframes({ to: { rotate: '1turn' } });

export const ring = style({
  position: 'absolute',
  inset: '-6px',
  borderRadius: vars.radius.round,
  border: '2px solid transparent',
  borderBlockStartColor: 'currentColor',
  borderInlineEndColor: 'currentColor',
  animation: `${turn} 1s linear infinite`,
  '@media': {
    [media.forcedColors]: {
      borderColor: 'Canvas',
      borderBlockStartColor: 'CanvasText',
      borderInlineEndColor: 'CanvasText',
    },
  },
});
