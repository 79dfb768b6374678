import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

/** The approximate width that two pickers with readable names need. */
const roomy = '(min-width: 26rem)';

export const cells = style({
  display: 'grid',
  gap: vars.space.xs,
  '@container': {
    [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', gap: vars.space.s },
  },
});

/**
 * If the cells are side by side, the arrow is as high as a control. This height does not include the error text that
 * may be below a control.
 */
export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'start',
  color: vars.color.textMuted,
  paddingInline: vars.space.m,
  rotate: '90deg',
  '@container': {
    [roomy]: { blockSize: vars.control.height, paddingInline: 0, rotate: '0deg' },
  },
});
globalStyle(`${arrow} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
globalStyle(`${arrow}:dir(rtl) > svg`, { scale: '-1 1' });
