import { keyframes, style } from '@vanilla-extract/css';

const move = keyframes({ to: { translate: '8rem 0' } });

export const dot = style({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: '50%',
  background: 'currentColor',
  selectors: { '&[data-moving]': { animationName: move, animationFillMode: 'forwards' } },
});

export const button = style({ marginBlockStart: '0.5rem' });
