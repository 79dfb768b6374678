import { style } from '@vanilla-extract/css';
import { vars } from './adapter';

export const rows = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});
export const rowButton = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
  gap: vars.space.s,
  inlineSize: '100%',
  minBlockSize: vars.control.compact,
  padding: `${vars.space.s} ${vars.space.s}`,
  border: 0,
  borderInlineStart: '3px solid transparent',
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.size.xs,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    'li + li > &': { borderBlockStart: `1px solid ${vars.color.outline}` },
    '&:hover': { background: vars.color.surfaceHover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    '&[aria-current]': {
      background: vars.color.accentSoft,
      borderInlineStartColor: vars.color.focus,
    },
    '&[data-undone]': { color: vars.color.textMuted, fontStyle: 'italic' },
  },
});
export const number = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const text = style({ display: 'grid', gap: 2, overflowWrap: 'anywhere' });
export const outcome = style({
  fontFamily: vars.font.mono,
  color: vars.color.textMuted,
  selectors: { '&[data-ignored]': { color: vars.color.warningText } },
});
export const time = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const limit = style({ color: vars.color.warningText });
