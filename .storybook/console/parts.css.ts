import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './adapter';

export const push = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.compact,
  minInlineSize: vars.control.compact,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.outlineControl}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.surfaceHover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&:disabled': { cursor: 'default', opacity: 0.5 },
    '&[data-look=quiet]': { borderColor: 'transparent', background: 'transparent' },
    '&[data-look=quiet]:hover:not(:disabled)': { background: vars.color.surfaceHover },
    '&[data-look=main]': {
      borderColor: vars.color.accent,
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
    '&[data-look=main]:hover:not(:disabled)': { background: vars.color.accentHover },
    '&[aria-pressed=true]': {
      borderColor: vars.color.focus,
      background: vars.color.accentSoft,
      color: vars.color.accentText,
    },
    '&:not(:has(span))': { justifyContent: 'center', padding: vars.space.xs },
  },
});
globalStyle(`${push} > svg`, { inlineSize: 16, blockSize: 16, flex: 'none' });
export const pushLabel = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const group = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
  minInlineSize: 0,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
export const heading = style({
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
export const hint = style({
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  overflowWrap: 'anywhere',
});
export const problem = style({
  color: vars.color.dangerText,
  fontSize: vars.size.xs,
  overflowWrap: 'anywhere',
});
export const field = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.control.compact,
  padding: vars.space.xs,
  border: `1px solid ${vars.color.outlineControl}`,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: vars.size.xs,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
    '&[aria-invalid=true]': { borderColor: vars.color.dangerText },
  },
});
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.compact,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  cursor: 'pointer',
});
globalStyle(`${check} > input`, { accentColor: vars.color.accent, inlineSize: 16, blockSize: 16 });
