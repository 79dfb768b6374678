import { style } from '@vanilla-extract/css';
import { outlinedInForcedColors } from '#theme/forced-colors';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(2.25rem, 1fr))`,
  alignContent: 'start',
  inlineSize: '20rem',
  maxInlineSize: '100%',
  // Keeps the height of the picker if a search has few results.
  minBlockSize: '14rem',
  outline: 'none',
  '@media': {
    [media.coarse]: { gridTemplateColumns: `repeat(auto-fill, minmax(2.75rem, 1fr))` },
  },
});

export const glyph = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.control.height,
  borderRadius: vars.radius.small,
  fontSize: vars.size.xl,
  lineHeight: 1,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.color.surfaceHover },
    '&[data-focused]': outlinedInForcedColors,
    '&[data-focus-visible]': focusRing('-2px'),
  },
});

export const empty = style({
  gridColumn: '1 / -1',
  padding: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});
