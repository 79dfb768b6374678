import { style } from '@vanilla-extract/css';
import { outlinedInForcedColors } from '#theme/forced-colors';
import { drawnApart } from '#theme/drawn-apart';
import { vars } from '#theme/theme.css';

export const root = style({
  ...drawnApart,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
});

const line = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '2px',
  borderRadius: vars.radius.round,
  background: vars.color.accentText,
} as const;
const halfGap = `calc(-0.5 * ${vars.space.s} - 1px)`;

export const item = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '&[data-carried]': { opacity: 0.5 },
    '&[data-drop=before]::before': { ...line, insetInlineStart: halfGap },
    '&[data-drop=after]::after': { ...line, insetInlineEnd: halfGap },
  },
});

export const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  maxInlineSize: '11rem',
  minBlockSize: vars.control.compact,
  padding: 0,
  paddingInlineEnd: vars.space.m,
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  font: 'inherit',
  fontSize: vars.size.s,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current=true]': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accentText,
      color: vars.color.text,
    },
    '&[aria-current=true]:not(:focus-visible)': outlinedInForcedColors,
  },
});

export const bar = style({
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: vars.space.xs,
  background: vars.color.outlineControl,
  forcedColorAdjust: 'none',
});
