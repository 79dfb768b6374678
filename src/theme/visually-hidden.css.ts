import { style, type StyleRule } from '@vanilla-extract/css';

/** The rule of `visuallyHidden`. Use it inside a media query. */
export const visuallyHiddenRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/** Hides an element visually. Screen readers still announce it. */
export const visuallyHidden = style(visuallyHiddenRule);
