import { style } from '@vanilla-extract/css';
import { outlinedInForcedColors } from '#theme/forced-colors';
import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  inlineSize: '19.25rem',
  maxInlineSize: '100%',
});

export const step = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.control.height,
  blockSize: vars.control.height,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-focus-visible]': focusRing('-2px'),
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default' },
  },
});

export const grid = style({ inlineSize: '100%', tableLayout: 'fixed', borderSpacing: 0 });

export const day = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.control.height,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { display: 'none' },
    '&[data-today]': { borderColor: vars.color.outlineControl },
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-focus-visible]': focusRing('-2px'),
    '&[data-selected]': {
      background: vars.color.accent,
      color: vars.color.onAccent,
      borderColor: vars.color.accent,
    },
    '&[data-selected][data-focus-visible]': focusRing('2px'),
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default' },
  },
  '@media': {
    // In forced colors mode, the background of the selected day is not shown.
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight' } },
    },
  },
});

export const time = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.height,
  paddingInline: vars.space.m,
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outlineControl}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.m,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-focus-within]': focusRing('-1px') },
  '@media': { [media.coarse]: { fontSize: `max(${vars.size.m}, 1rem)` } },
});

export const segment = style({
  paddingInline: '2px',
  borderRadius: '3px',
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-type=literal]': { paddingInline: 0 },
    '&[data-placeholder]': { color: vars.color.textMuted },
    '&[data-focused]': {
      background: vars.color.accent,
      color: vars.color.onAccent,
      ...outlinedInForcedColors,
    },
  },
});
