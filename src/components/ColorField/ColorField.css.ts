import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring';
import { vars } from '#theme/theme.css';

/** The button that shows the color and opens the picker. It is crossed out while there is no valid color. */
export const swatchButton = style({
  flexShrink: 0,
  inlineSize: vars.control.compact,
  blockSize: vars.control.compact,
  // Makes the distance to the start edge of the box equal to the distance to its top and bottom edges.
  marginInlineStart: `calc((${vars.control.height} - ${vars.control.compact}) / 2 - 1px)`,
  padding: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outlineControl}`,
  borderRadius: vars.radius.small,
  overflow: 'hidden',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.textMuted },
    '&[data-focus-visible]': focusRing('1px'),
    '&[data-disabled]': { cursor: 'default', borderColor: vars.color.outline },
  },
});

export const swatch = style({ display: 'block', blockSize: '100%', forcedColorAdjust: 'none' });

export const noColor = style({
  background: `linear-gradient(to top right, transparent 47%, ${vars.color.dangerText} 47% 53%, transparent 53%)`,
});

export const area = style({
  inlineSize: '14rem',
  maxInlineSize: '100%',
  blockSize: '10rem',
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});

export const slider = style({ inlineSize: '14rem', maxInlineSize: '100%' });

export const track = style({
  // The same height as the thumb.
  blockSize: '1.25rem',
  borderRadius: vars.radius.round,
  forcedColorAdjust: 'none',
});

const ring = `0 0 0 1px ${vars.color.page}, inset 0 0 0 1px ${vars.color.page}`;

/** A white ring between two dark rings makes the thumb visible on any color. */
export const thumb = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `2px solid ${vars.color.onAccent}`,
  borderRadius: vars.radius.round,
  boxShadow: ring,
  selectors: {
    [`${track} &`]: { insetBlockStart: '50%' },
    '&[data-focus-visible]': focusRing(),
    '&[data-dragging]': { scale: '1.15' },
  },
});
