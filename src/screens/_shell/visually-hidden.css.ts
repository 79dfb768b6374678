import { style, type StyleRule } from '@vanilla-extract/css';

/** Visually hidden, for use in a media query. */
export const outOfSight = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

export const visuallyHidden = style(outOfSight);
