import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './adapter';
import { frameHeight } from './StateChart.css';

export const console = style({
  display: 'grid',
  gap: vars.space.l,
  fontSize: vars.size.s,
  containerType: 'inline-size',
});
/** Visible only while it has the focus. */
export const skip = style({
  position: 'absolute',
  insetBlockStart: vars.space.s,
  insetInlineStart: vars.space.s,
  zIndex: 1,
  padding: vars.space.s,
  border: `2px solid ${vars.color.focus}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  selectors: {
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      overflow: 'hidden',
      inlineSize: 1,
      blockSize: 1,
      padding: 0,
      border: 0,
    },
  },
});
export const top = style({
  display: 'grid',
  gap: vars.space.s,
  paddingBlockEnd: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
});
export const copy = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
});
export const limit = style({ color: vars.color.warningText, fontSize: vars.size.xs });
/** The height is fixed, so that a button beside a message does not move the console. */
export const message = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.compact,
});
export const notice = style({
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  selectors: { '&[data-tone=problem]': { color: vars.color.warningText } },
});

export const body = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  gridTemplateAreas: '"middle" "left" "right" "below"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(min-width: 640px)': {
      gridTemplateAreas: '"middle middle" "left right" "below below"',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    },
    '(min-width: 1100px)': {
      gridTemplateAreas: '"left middle right" "left below right"',
      gridTemplateColumns: '300px minmax(0, 1fr) 280px',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
globalStyle(`${body}[data-screen]`, {
  gridTemplateAreas: '"middle" "beside" "left" "right" "below"',
  '@container': {
    '(min-width: 640px)': {
      gridTemplateAreas: '"middle middle" "beside beside" "left right" "below below"',
    },
  },
});
globalStyle(`${body}[data-screen=narrow]`, {
  '@container': {
    '(min-width: 1100px)': {
      gridTemplateAreas: '"left middle beside" "left below right"',
      gridTemplateColumns: '260px minmax(0, 1fr) minmax(0, 1fr)',
    },
  },
});
globalStyle(`${body}[data-screen=wide]`, {
  vars: { [frameHeight]: 'clamp(18rem, 42vh, 40rem)' },
  '@container': {
    '(min-width: 1100px)': {
      gridTemplateAreas: '"left middle right" "left beside beside" "below below below"',
      gridTemplateColumns: '260px minmax(0, 1fr) 280px',
      gridTemplateRows: 'auto auto auto',
    },
  },
});
export const noScreen = style({ color: vars.color.textMuted, fontSize: vars.size.xs });
export const left = style({ gridArea: 'left', minInlineSize: 0 });
export const middle = style({ gridArea: 'middle', minInlineSize: 0 });
export const beside = style({ gridArea: 'beside', minInlineSize: 0 });
export const below = style({ gridArea: 'below', minInlineSize: 0 });
export const right = style({
  gridArea: 'right',
  display: 'grid',
  gap: vars.space.xl,
  minInlineSize: 0,
});

export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.l}`,
  fontFamily: vars.font.mono,
  fontSize: vars.size.m,
  fontWeight: vars.weight.strong,
  color: vars.color.accentText,
});
export const tag = style({
  paddingInline: vars.space.s,
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontSize: vars.size.xs,
});
export const defect = style({ color: vars.color.dangerText });

export const readout = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: vars.space.xl,
});
export const emitted = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.xl,
  overflowWrap: 'anywhere',
});
export const details = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.xs,
  color: vars.color.textMuted,
});
export const context = style({ display: 'grid', gap: vars.space.s });
export const held = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
});
export const summary = style({
  cursor: 'pointer',
  fontFamily: vars.font.mono,
  fontSize: vars.size.xs,
  overflowWrap: 'anywhere',
});
export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.xs,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.xs,
  fontSize: vars.size.xs,
});
export const bar = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: 6,
  accentColor: vars.color.accent,
});
export const missing = style({ gridColumn: '1 / -1', minInlineSize: 0 });
globalStyle(`${missing} ul`, { paddingInlineStart: vars.space.l });

export const dialog = style({
  inlineSize: 'min(52rem, calc(100vw - 2rem))',
  maxBlockSize: 'calc(100dvh - 2rem)',
  margin: 'auto',
  padding: vars.space.xl,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.dialog,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.dialog,
  selectors: { '&::backdrop': { background: vars.color.scrim } },
});
globalStyle(`${dialog}[open]`, { display: 'grid', gap: vars.space.m });
export const title = style({ fontSize: vars.size.l, fontWeight: vars.weight.strong });
export const dialogTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s,
});
