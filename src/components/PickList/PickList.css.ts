import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** The height of a row without controls, in rem: an estimate for rows out of view, enough for a touch target. */
export const ROW_ESTIMATE = 3;

/** The distance between two rows, and between the rows and the edge, in px. */
export const GAP = 4;

export const list = style({
  blockSize: '100%',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  scrollPaddingBlock: vars.space.xs,
});

export const row = style({
  boxSizing: 'border-box',
  minBlockSize: `${ROW_ESTIMATE}rem`,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outline: 'none',
  transitionProperty: 'background-color',
  transitionDuration: vars.duration.fast,
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
    '&[data-disabled]': { cursor: 'default' },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: `${ROW_ESTIMATE}rem`,
});

export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  border: `1px solid ${vars.color.outlineControl}`,
  borderRadius: vars.space.xs,
  background: vars.color.surfaceSunken,
  color: 'transparent',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.ease.out,
  selectors: {
    [`${row}[data-selected] &`]: {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
});
globalStyle(`${box} > svg`, { inlineSize: '0.875rem', blockSize: '0.875rem', strokeWidth: '3' });
// In forced-colors mode, the browser replaces transparent colors, so the mark would be visible in an empty box.
globalStyle(`${row}:not([data-selected]) ${box} > svg`, {
  '@media': { [media.forcedColors]: { visibility: 'hidden' } },
});

/** The controls of a row. They are below the label and aligned with it. */
export const controls = style({
  paddingInlineStart: `calc(1.125rem + ${vars.space.m})`,
  paddingBlockEnd: vars.space.m,
  cursor: 'default',
});
