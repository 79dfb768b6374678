import { style, type StyleRule } from '@vanilla-extract/css';

/** Read out and not seen, as a rule to be used under a media query. */
export const outOfSight = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/** Read out and not seen. */
export const visuallyHidden = style(outOfSight);
