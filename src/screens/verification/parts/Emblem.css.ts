import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
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
    face: {
      initial: { background: vars.colour.accentSoft, color: vars.colour.accentText },
      processing: { background: vars.colour.accentSoft, color: vars.colour.accentText },
      verified: { background: vars.colour.successSoft, color: vars.colour.successText },
      failed: { background: vars.colour.dangerSoft, color: vars.colour.dangerText },
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

/** Runs round the emblem while Discord is asked. */
export const ring = style({
  position: 'absolute',
  inset: '-6px',
  borderRadius: vars.radius.round,
  border: '2px solid transparent',
  borderBlockStartColor: 'currentColor',
  borderInlineEndColor: 'currentColor',
  animation: `${turn} 1s linear infinite`,
});
