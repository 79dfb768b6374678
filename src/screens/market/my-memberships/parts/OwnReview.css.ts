import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const review = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.outline}`,
});

export const stars = style({ color: vars.color.accentText, letterSpacing: '0.1em' });

export const text = style({ maxInlineSize: '70ch' });

export const reply = style({
  maxInlineSize: '70ch',
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.outline}`,
});

export const reason = style({
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.outlineControl}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
