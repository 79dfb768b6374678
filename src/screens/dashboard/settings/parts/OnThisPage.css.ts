import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const title = style({
  paddingInlineStart: vars.space.m,
  color: vars.color.text,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.strong,
});

export const way = style({
  inlineSize: '100%',
  minBlockSize: vars.control.compact,
  paddingBlock: 0,
  paddingInline: vars.space.m,
  background: 'none',
  border: 0,
  borderInlineStart: `1px solid ${vars.color.outline}`,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text, borderInlineStartColor: vars.color.outlineControl },
  },
});
