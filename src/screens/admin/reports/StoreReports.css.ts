import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  outline: 'none',
});

export const title = style({ fontSize: vars.size.l, fontWeight: vars.weight.strong });

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  paddingBlockStart: vars.space.l,
  outline: 'none',
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l });

export const frame = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const card = style([
  frame,
  { display: 'flex', flexDirection: 'column', gap: vars.space.m, padding: vars.space.l },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

export const name = style({
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const quiet = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
});

export const reports = style({ display: 'flex', flexDirection: 'column' });

export const report = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.outline}`,
});

export const review = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.outlineControl}`,
});

export const stars = style({ color: vars.color.accentText, letterSpacing: '0.1em' });

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l });
