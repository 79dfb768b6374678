import { styleVariants, style, globalStyle } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { drawnApart } from '#theme/drawn-apart';

export const root = style({ position: 'relative', minInlineSize: 0 });

const counter = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  fontSize: vars.size.xs,
  // As high as the label's line, so that the label and this text are aligned.
  lineHeight: `calc(${vars.size.s} * ${vars.leading.body})`,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});

export const counterAt = styleVariants({
  near: [counter, { color: vars.color.warningText }],
  over: [counter, { color: vars.color.dangerText, fontWeight: vars.weight.medium }],
});

/** Shows the color and opens the picker. */
export const swatch = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: 0,
  background: 'none',
  border: `1px solid ${vars.color.outlineControl}`,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.textMuted },
    '&:focus-visible': focusRing('1px'),
  },
  '@media': {
    // Extends the touch target to the height of the field.
    [media.coarse]: {
      selectors: { '&::after': { content: '', position: 'absolute', inset: '-10px' } },
    },
  },
});

export const color = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: `calc(${vars.radius.small} - 1px)`,
  forcedColorAdjust: 'none',
});

export const timestamp = style({
  ...drawnApart,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.s,
  minInlineSize: 0,
});

export const field = style({ flex: '1 1 13rem', minInlineSize: 0 });

/** Hides the browser's own picker button, because the page has its own picker. */
globalStyle(`${field} input::-webkit-calendar-picker-indicator`, { display: 'none' });

/** The margin compensates for the height of the label above the box. */
export const actions = style({
  display: 'flex',
  gap: vars.space.xs,
  marginBlockStart: `calc(${vars.size.s} * ${vars.leading.body} + ${vars.space.xs})`,
  '@media': { [media.phone]: { marginBlockStart: 0 } },
});
